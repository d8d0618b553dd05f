import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS, richTextRules } from '#modules/rich-text.ts'
import { sanitiseTags } from './sanitise.ts'

type Cell = { isHeader: boolean; colspan: number; rowspan: number; html: string }
/** A cell and its first column. */
type PlacedCell = Cell & { column: number }

const spans = ['colspan', 'rowspan']
const tableRules = {
  tags: ['tr', 'th', 'td', 'p', 'br', 'strong', 'em', 'a'],
  attributes: { a: richTextRules.attributes.a, p: richTextRules.attributes.p, th: spans, td: spans },
}

/**
 * Rows of a table (`modules/rich-text.ts`): equally long, spans within the table, headers only in the first row and
 * column and with their scope. Text outside cells is dropped. Throws `bad_input` beyond `maxLength` characters.
 */
export function sanitiseTable(html: string): string {
  const read = readRows(sanitiseTags(html, tableRules))
  // A long row would be filled in thousands of others; the schema refuses such a table.
  const isOverlong = read.length > MAX_TABLE_ROWS || read.some((row) => countColumns(row) > MAX_TABLE_COLUMNS)
  const rows = isOverlong ? read.map((row) => row.map((cell, column) => ({ ...cell, column }))) : placeCells(read)
  const hasWords = rows.some((row) => row.some((cell) => richTextToPlain(cell.html) !== ''))
  return hasWords ? writeRows(rows) : ''
}

/** Tags of a table inside a cell are dropped, their text stays. */
function readRows(clean: string): Cell[][] {
  const rows: Cell[][] = []
  let cell: Cell | null = null
  let depth = 0
  for (const [token] of clean.matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, closing, tag] = /^<(\/?)(tr|th|td)\b/.exec(token) ?? []
    if (!tag) {
      if (cell) cell.html += token
    } else if (cell) {
      depth += closing ? -1 : 1
      if (depth === 0) cell = null
    } else if (!closing && tag === 'tr') rows.push([])
    else if (!closing) {
      cell = {
        isHeader: tag === 'th',
        colspan: readSpan(token, 'colspan', MAX_TABLE_COLUMNS),
        rowspan: readSpan(token, 'rowspan', MAX_TABLE_ROWS),
        html: '',
      }
      depth = 1
      if (rows.length === 0) rows.push([])
      rows.at(-1)?.push(cell)
    }
  }
  return rows.filter((row) => row.length > 0)
}

function countColumns(row: readonly Cell[]): number {
  return row.reduce((sum, { colspan }) => sum + colspan, 0)
}

function readSpan(tag: string, name: string, max: number): number {
  const span = Number(new RegExp(`${name}="(\\d{1,4})"`).exec(tag)?.[1] ?? 1)
  return Math.min(Math.max(span, 1), max)
}

/** Gives each cell its column, cuts spans that leave the table or meet another cell, and fills short rows. */
function placeCells(rows: readonly Cell[][]): PlacedCell[][] {
  const taken = rows.map((): boolean[] => [])
  const placed = rows.map((row, index) =>
    row.map((cell): PlacedCell => {
      const first = taken[index] ?? []
      const column = findFree(first)
      let colspan = 1
      while (colspan < cell.colspan && !first[column + colspan]) colspan++
      const rowspan = Math.min(cell.rowspan, rows.length - index)
      for (const covered of taken.slice(index, index + rowspan))
        for (let offset = 0; offset < colspan; offset++) covered[column + offset] = true
      return { ...cell, column, colspan, rowspan }
    }),
  )
  const width = Math.max(0, ...taken.map(({ length }) => length))
  return placed.map((row, index) => {
    const all = [...row]
    for (let column = 0; column < width; column++)
      if (!taken[index]?.[column]) all.push({ isHeader: false, colspan: 1, rowspan: 1, html: '', column })
    return all.toSorted((one, other) => one.column - other.column)
  })
}

function findFree(taken: readonly boolean[]): number {
  let column = 0
  while (taken[column]) column++
  return column
}

function writeRows(rows: readonly PlacedCell[][]): string {
  const hasHeaderRow = isHeader(rows[0] ?? [])
  const firstColumn = rows.flatMap((row, index) => (index === 0 && hasHeaderRow ? [] : row.filter(isFirst)))
  const hasHeaderColumn = isHeader(firstColumn)
  return rows
    .map((row, index) => {
      const cells = row.map((cell) => {
        const isColumnHeader = hasHeaderRow && index === 0
        return writeCell(cell, isColumnHeader ? 'col' : hasHeaderColumn && isFirst(cell) ? 'row' : null)
      })
      return `<tr>${cells.join('')}</tr>`
    })
    .join('')
}

function isHeader(cells: readonly Cell[]): boolean {
  return cells.length > 0 && cells.every(({ isHeader }) => isHeader)
}

function isFirst({ column }: PlacedCell): boolean {
  return column === 0
}

function writeCell({ colspan, rowspan, html }: Cell, header: 'col' | 'row' | null): string {
  const isGroup = header === 'col' ? colspan > 1 : rowspan > 1
  const attributes = [
    ...(colspan > 1 ? [` colspan="${colspan}"`] : []),
    ...(rowspan > 1 ? [` rowspan="${rowspan}"`] : []),
    ...(header ? [` scope="${header}${isGroup ? 'group' : ''}"`] : []),
  ]
  const tag = header ? 'th' : 'td'
  return `<${tag}${attributes.join('')}>${/^\s*<p\b/.test(html) ? html.trim() : `<p>${html.trim()}</p>`}</${tag}>`
}
