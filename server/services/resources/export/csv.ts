/** What a spreadsheet takes for the beginning of a formula, in wide letters too (OWASP, CSV injection), behind apostrophes of its own. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** So that a spreadsheet knows UTF-8. */
export const BOM = '\uFEFF'

/**
 * A line of CSV as spreadsheets in Germany take it: semicolons and CRLF. A text that would be a formula gets an apostrophe before it;
 * one that begins with an apostrophe and a formula gets one too, so that taking one away always gives back what was stored.
 * Numbers come as numbers and stay as they are.
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
