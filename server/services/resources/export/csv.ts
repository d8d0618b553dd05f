/** Text that spreadsheets take for a formula (OWASP, CSV injection), also full-width or already escaped. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const BOM = '\uFEFF'

/**
 * For German spreadsheets: semicolons and CRLF. A text that looks like a formula, or like an escaped one, gets an
 * apostrophe in front, so that removing one restores it.
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
