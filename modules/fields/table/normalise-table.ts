import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { TableMap } from '@tiptap/pm/tables'

/** Whether the first row and the first column of a table in HTML are headers. */
export function readHeaders(table: HTMLElement): { row: boolean; column: boolean } {
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children])
  const row = rows[0]?.every(isHeader) ?? false
  let covered = 0
  const firstCells = rows.flatMap(([cell]) => {
    covered = Math.max(0, covered - 1)
    if (!cell || covered > 0) return []
    covered = Number(cell.getAttribute('rowspan')) || 1
    return [cell]
  })
  const columnCells = row ? firstCells.slice(1) : firstCells
  return { row, column: columnCells.length > 0 && columnCells.every(isHeader) }
}

function isHeader({ localName }: Element): boolean {
  return localName === 'th'
}

type PlacedCell = { node: Node; position: number; row: number; column: number }

/**
 * Makes exactly the cells of a header row or column headers, and aligns empty cells and heads like their column; null
 * when nothing changes. Covers every way in which cells come, such as new rows and pastes.
 */
export function normaliseTable({ doc, schema, tr }: EditorState): Transaction | null {
  const table = doc.firstChild
  const { tableHeader, tableCell } = schema.nodes
  if (!table || !tableHeader || !tableCell) return null
  const cells = placeCells(table)
  for (const { node, position, row, column } of cells.values()) {
    const scope = table.attrs.headerRow && row === 0 ? 'col' : table.attrs.headerColumn && column === 0 ? 'row' : null
    const { colspan, rowspan } = node.attrs
    const attributes = scope
      ? { colspan, rowspan, scope: (scope === 'col' ? colspan : rowspan) > 1 ? `${scope}group` : scope }
      : { colspan, rowspan }
    const type = scope ? tableHeader : tableCell
    if (node.type !== type || node.attrs.scope !== attributes.scope) tr.setNodeMarkup(position, type, attributes)
    const textAlign = getAlignment(node) ?? inheritAlignment(cells, { node, row, column, isHead: scope === 'col' })
    if (textAlign && !getAlignment(node)) tr.setNodeMarkup(position + 1, null, { textAlign })
  }
  return tr.docChanged ? tr : null
}

/** By `row:column`, joined cells under each of their places. */
function placeCells(table: Node): Map<string, PlacedCell> {
  const { map, width } = TableMap.get(table)
  const placed = new Map<number, PlacedCell>()
  return new Map(
    map.flatMap((offset, index): [string, PlacedCell][] => {
      const node = table.nodeAt(offset)
      if (!node) return []
      const [row, column] = [Math.floor(index / width), index % width]
      const cell = placed.get(offset) ?? { node, position: offset + 1, row, column }
      placed.set(offset, cell)
      return [[`${row}:${column}`, cell]]
    }),
  )
}

function getAlignment({ firstChild }: Node): string | null {
  return firstChild?.attrs.textAlign ?? null
}

type Inheritor = { node: Node; row: number; column: number; isHead: boolean }

/** An empty cell is aligned like its neighbour in the column, a head like all filled cells below it. */
function inheritAlignment(cells: Map<string, PlacedCell>, { node, row, column, isHead }: Inheritor): string | null {
  const at = (otherRow: number) => cells.get(`${otherRow}:${column}`)?.node
  if (isHead) {
    const below = [...cells.values()].filter((cell) => cell.column === column && cell.row > 0).map(({ node }) => node)
    const filled = new Set(below.filter(({ textContent }) => textContent !== '').map(getAlignment))
    const [alignment = null] = filled
    return filled.size === 1 ? alignment : null
  }
  if (node.textContent !== '') return null
  const neighbour = [at(row - 1), at(row + 1)].find((each) => each && each !== node && each.textContent !== '')
  return neighbour ? getAlignment(neighbour) : null
}
