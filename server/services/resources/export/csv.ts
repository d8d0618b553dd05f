/**
 * What spreadsheets take for a formula, including full-width signs (OWASP, CSV injection), and such text already
 * escaped with an apostrophe.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const BOM = '\uFEFF'

/**
 * A CSV line for German spreadsheets: semicolons and CRLF. A text that looks like a formula, or like an escaped one,
 * gets an apostrophe in front, so that removing one restores the stored text. Numbers stay numbers.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell).replace('.', ',') : harmless(cell))).join(';')}\r\n`
}

function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
