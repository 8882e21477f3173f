import { measureMemory } from "./memory"
const { size, peaks, growth, turns } = await measureMemory()
console.log(JSON.stringify({ size, peaks, growth, last: turns.at(-1), max: Math.max(...turns) }))
