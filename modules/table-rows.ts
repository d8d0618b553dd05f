/**
 * The stored form of a table: `<tr>` rows of `<th>` and `<td>` cells with paragraphs. Only the first row and the first
 * column may be headers.
 */
export const MAX_TABLE_ROWS = 60
export const MAX_TABLE_COLUMNS = 12

/** Whether the table is within the limits; the server has made its rows equally long. */
export function fitsTable(rows: string): boolean {
  const { length, columns } = measureTable(rows)
  return length <= MAX_TABLE_ROWS && columns <= MAX_TABLE_COLUMNS
}

function measureTable(rows: string): { length: number; columns: number } {
  const [, ...contents] = rows.split(/<tr\b/)
  return { length: contents.length, columns: Math.max(0, ...contents.map(countColumns)) }
}

function countColumns(row: string): number {
  const cells = row.match(/<t[hd]\b[^<>]*>/g) ?? []
  return cells.reduce((sum, cell) => sum + Number(/colspan="(\d+)"/.exec(cell)?.[1] ?? 1), 0)
}
