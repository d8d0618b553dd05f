import { Extension } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { TextAlign } from '@tiptap/extension-text-align'
import { UndoRedo } from '@tiptap/extensions'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { CellSelection, cellAround, isInTable, selectedRect, TableMap } from '@tiptap/pm/tables'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { richTextRules } from '#modules/rich-text.ts'
import type { RichTextOptions } from '../rich-text/rich-text-extensions.ts'
import { SafeLink } from '../rich-text/rich-text-link.ts'
import { SelectionHighlight } from '../rich-text/selection-highlight.ts'
import { goDown, goToCell, hasSeveralCells, typeIntoOneCell } from './cell-keys.ts'
import { PasteIntoTable } from './paste-into-table.ts'
import styles from './table.module.css'

/** The document is one table; its cells hold paragraphs as in rich text. */
export function tableExtensions({ history = true, onLeftOut }: Omit<RichTextOptions, 'placeholder'>) {
  return [
    Document.extend({ content: 'table' }),
    TableOfCells.configure({ View: null }),
    TableRow.extend({ content: '(tableCell | tableHeader)+' }),
    TableCell.extend({ content: 'paragraph+', addAttributes: () => spans }),
    TableHeader.extend({ content: 'paragraph+', addAttributes: () => ({ ...spans, scope: { default: null } }) }),
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    SafeLink,
    ColumnAlign,
    SelectionHighlight,
    PasteIntoTable.configure({ onLeftOut }),
    Normaliser,
    ...(history ? [UndoRedo] : []),
  ]
}

const spans = { colspan: spanAttribute('colspan'), rowspan: spanAttribute('rowspan') }

function spanAttribute(name: string) {
  return { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1 }
}

const TableOfCells = Table.extend({
  addAttributes: () => ({
    headerRow: { default: false, rendered: false, parseHTML: (table: HTMLElement) => readHeaders(table).row },
    headerColumn: { default: false, rendered: false, parseHTML: (table: HTMLElement) => readHeaders(table).column },
  }),
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => goToCell(this.editor, 1),
      'Shift-Tab': () => goToCell(this.editor, -1),
      Enter: () => goDown(this.editor),
    }
  },
})

const Normaliser = Extension.create({
  name: 'tableNormaliser',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ docChanged }) => docChanged) ? normaliseTable(state) : null,
      props: { decorations: markCurrentCell, handleTextInput: (view, _from, _to, text) => typeIntoOneCell(view, text) },
    }),
  ],
})

function markCurrentCell({ doc, selection }: EditorState): DecorationSet | null {
  const $cell = cellAround(selection.$from)
  if (!$cell?.nodeAfter || selection instanceof CellSelection) return null
  const end = $cell.pos + $cell.nodeAfter.nodeSize
  return DecorationSet.create(doc, [Decoration.node($cell.pos, end, { class: styles.current ?? '' })])
}

/** Aligns the selected cells, or with the caret in one its whole column. */
const ColumnAlign = TextAlign.extend({
  addCommands: () => ({
    setTextAlign:
      (textAlign) =>
      ({ state, tr, dispatch }) =>
        align(state, { tr: dispatch && tr, textAlign }),
    unsetTextAlign:
      () =>
      ({ state, tr, dispatch }) =>
        align(state, { tr: dispatch && tr, textAlign: null }),
  }),
}).configure({ types: ['paragraph'], alignments: [...richTextRules.alignments] })

type Alignment = { tr: Transaction | undefined; textAlign: string | null }

function align(state: EditorState, { tr, textAlign }: Alignment): boolean {
  if (!isInTable(state)) return false
  const { map, table, tableStart, ...rect } = selectedRect(state)
  const column = hasSeveralCells(state) ? rect : { ...rect, top: 0, bottom: map.height }
  for (const cell of map.cellsInRect(column)) {
    table.nodeAt(cell)?.forEach((paragraph, offset) => {
      tr?.setNodeMarkup(tableStart + cell + 1 + offset, null, { ...paragraph.attrs, textAlign })
    })
  }
  return true
}

/** Whether the first row and the first column of a table in HTML are headers. */
function readHeaders(table: HTMLElement): { row: boolean; column: boolean } {
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
function normaliseTable({ doc, schema, tr }: EditorState): Transaction | null {
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
