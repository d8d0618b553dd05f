import { collectTexts } from './text-nodes.ts'

const SEPARATOR = ' | '
const NOTHING = '–'
const BLOCKS = 'p, div, li, ul, ol'
const MAX_SPAN = 100

/** Rich text has no tables: each row becomes one paragraph with its cells. */
export function flattenTables(body: HTMLElement): void {
  // Innermost first, so that a nested table is text when its row is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const captions = [...table.querySelectorAll('caption')].map((each) => toParagraph([getInline(each)]))
    table.replaceWith(
      ...captions,
      ...toGrid(table)
        .filter((row) => row.some(hasWords))
        .map(toParagraph),
    )
  }
}

type Cell = Element | null

/** Cells by column; a spanning cell is repeated. Empty columns at the end are dropped. */
function toGrid(table: Element): Cell[][] {
  const rows = [...table.querySelectorAll('tr')]
  const grid: Cell[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')) {
      const inline = getInline(cell)
      const column = findFirstFree(grid[index] ?? [])
      const [rowSpan, across] = [getSpan(cell, 'rowspan') || rows.length, getSpan(cell, 'colspan') || 1]
      for (const covered of grid.slice(index, index + rowSpan))
        for (let columnIndex = column; columnIndex < column + across; columnIndex++) covered[columnIndex] = inline
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((cell) => hasWords(cell ?? null)) + 1))
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null))
}

function findFirstFree(row: readonly (Cell | undefined)[]): number {
  let column = 0
  while (row[column] !== undefined) column++
  return column
}

function getSpan(cell: Element, name: 'rowspan' | 'colspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 0), MAX_SPAN)
}

function toParagraph(cells: readonly Cell[]): Element {
  const line = document.createElement('p')
  // A title over the whole table appears once.
  const distinctCells = cells.every((cell) => cell === cells[0]) ? cells.slice(0, 1) : cells
  for (const [index, cell] of distinctCells.entries()) {
    const content = hasWords(cell) ? [...(cell?.cloneNode(true).childNodes ?? [])] : [NOTHING]
    line.append(...(index > 0 ? [SEPARATOR] : []), ...content)
  }
  return line
}

/** A cell's marked text, its paragraphs in one line. */
function getInline(cell: Element): Element {
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse()) block.replaceWith(' ', ...block.childNodes, ' ')
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ')
  cell.normalize()
  const texts = collectTexts(cell)
  for (const text of texts) text.data = text.data.replace(/[\s\u00a0]+/g, ' ')
  const [first, last] = [texts[0], texts.at(-1)]
  if (first) first.data = first.data.trimStart()
  if (last) last.data = last.data.trimEnd()
  return cell
}

function hasWords(cell: Cell): boolean {
  return (cell?.textContent ?? '').replace(/\u00a0/g, ' ').trim() !== ''
}
