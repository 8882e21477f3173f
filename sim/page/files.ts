/** Files that the page gives and takes. */

/** Offers `content` as a file. */
export function download(name: string, content: BlobPart, type: string): void {
    const link = document.createElement("a")
    link.href = URL.createObjectURL(new Blob([content], { type }))
    link.download = name
    link.click()
    // the browser has taken the address by the next turn of its loop
    setTimeout(() => URL.revokeObjectURL(link.href))
}

/** Rows as a CSV file's text (RFC 4180). */
export function csv(
    header: readonly string[],
    rows: readonly (readonly (string | number)[])[]
): string {
    const line = (cells: readonly (string | number)[]) =>
        cells.map(cell => quote(String(cell))).join(",")
    return [line(header), ...rows.map(line), ""].join("\r\n")
}

function quote(cell: string): string {
    return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Offers a table as a CSV file. */
export function downloadCsv(
    name: string,
    header: readonly string[],
    rows: readonly (readonly (string | number)[])[]
): void {
    download(name, csv(header, rows), "text/csv")
}
