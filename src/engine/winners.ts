import { NAME_LETTERS } from "./names"

/**
 * A game that was won, as integers: its mark in the list of games, a part of its last hash, the winner (0 where several
 * share the win), what they had, whether that is dollars, and the letters of their name as `names.ts` keeps them, with zeros behind.
 */
export const GAME = 0
export const HASH = 1
export const PLAYER = 2
export const BALANCE = 3
export const IS_MONEY = 4
export const NAME = 5
/** Integers of a game. */
export const WIN = NAME + NAME_LETTERS
