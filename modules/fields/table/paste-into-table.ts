import { Extension } from '@tiptap/core'
import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { CellSelection, handlePaste } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { cleanLines } from '#contract/texts/stored-text.ts'
import { cleanPastedHtml } from '../rich-text/clean-pasted-html.ts'
import type { OmittedPart } from '../rich-text/omitted-parts.ts'
import { isPicture } from '../rich-text/plain-paste.ts'
import { cleanPastedTable, isNumber, parseTabbedText } from './pasted-table.ts'

type PasteOptions = { onLeftOut: (leftOut: ReadonlySet<OmittedPart>) => void }

/** Cells of Excel, Word and other tables fill from the caret's cell; an empty table is replaced. */
export const PasteIntoTable = Extension.create<PasteOptions>({
  name: 'pasteIntoTable',
  // Before the table's own handler.
  priority: 200,
  addOptions: () => ({ onLeftOut: () => undefined }),
  addProseMirrorPlugins() {
    const { onLeftOut } = this.options
    return [
      new Plugin({
        props: {
          transformPastedHTML(pastedHtml) {
            const clean = /<table\b/i.test(pastedHtml) ? cleanPastedTable : cleanPastedHtml
            const { html, droppedKinds } = clean(pastedHtml)
            if (droppedKinds.size > 0) onLeftOut(droppedKinds)
            return html
          },
          clipboardTextParser: parseText,
          clipboardTextSerializer: ({ content }) =>
            content.firstChild?.type.spec.tableRole ? formatTabbed(content) : '',
          handlePaste(view, event, slice) {
            const { clipboardData } = event
            if (clipboardData && isPicture(clipboardData)) onLeftOut(new Set(['picture']))
            const table = view.state.doc.firstChild
            if (slice.content.firstChild?.type.spec.tableRole && table && table.textContent === '')
              view.dispatch(view.state.tr.replaceWith(0, table.nodeSize, toOneCell(table)))
            if (!handlePaste(view, event, slice)) return false
            leaveSelectedCells(view)
            return true
          },
        },
      }),
    ]
  },
})

/** Puts the caret behind the last selected cell's words: typing would replace those of all selected cells. */
function leaveSelectedCells({ state, dispatch }: EditorView): void {
  if (!(state.selection instanceof CellSelection)) return
  const { $headCell } = state.selection
  const end = state.doc.resolve($headCell.pos + ($headCell.nodeAfter?.nodeSize ?? 0))
  dispatch(state.tr.setSelection(TextSelection.near(end, -1)))
}

/** The same table with one empty cell, in which a paste decides the size. */
function toOneCell(table: Node): Node {
  const row = table.firstChild
  const cell = row?.firstChild?.type.createAndFill()
  return row && cell ? table.copy(Fragment.from(row.copy(Fragment.from(cell)))) : table
}

/** Lines become rows, tabs separate cells, and numbers are aligned right. */
function parseText(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type
  const rows = parseTabbedText(text)
  const toCell = (words: string) => {
    const lines = words
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [schema.node('hardBreak')] : []),
        ...(line === '' ? [] : [schema.text(line)]),
      ])
    return schema.node(
      'tableCell',
      null,
      schema.node('paragraph', isNumber(words) ? { textAlign: 'right' } : null, lines),
    )
  }
  const line = cleanLines(text)
  // A single line keeps its outer spaces: it may be part of a sentence.
  if (!/[\t\n]/.test(line))
    return Slice.maxOpen(Fragment.from(schema.node('paragraph', null, schema.text(line, $context.marks()))))
  return new Slice(Fragment.from(rows.map((row) => schema.node('tableRow', null, row.map(toCell)))), 0, 0)
}

/** Cells as other programs read them. */
function formatTabbed(content: Fragment): string {
  const rows: string[] = []
  const addRow = (row: Node) => {
    const cells: string[] = []
    row.forEach((cell) => {
      cells.push(cell.textBetween(0, cell.content.size, ' ', ' '))
    })
    rows.push(cells.join('\t'))
  }
  content.descendants((node) => {
    if (node.type.spec.tableRole === 'row') addRow(node)
    return node.type.spec.tableRole === 'table'
  })
  return rows.join('\n')
}
