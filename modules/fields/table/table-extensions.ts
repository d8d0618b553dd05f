import { Extension } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type EditorState, Plugin } from '@tiptap/pm/state'
import { CellSelection, cellAround } from '@tiptap/pm/tables'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { RichTextOptions } from '../rich-text/rich-text-extensions.ts'
import { SafeLink } from '../rich-text/rich-text-link.ts'
import { SelectionHighlight } from '../rich-text/selection-highlight.ts'
import { goDown, goToCell } from './cell-keys.ts'
import { ColumnAlign } from './column-align.ts'
import { normaliseTable, readHeaders } from './normalise-table.ts'
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
      props: { decorations: markCurrentCell },
    }),
  ],
})

function markCurrentCell({ doc, selection }: EditorState): DecorationSet | null {
  const $cell = cellAround(selection.$from)
  if (!$cell?.nodeAfter || selection instanceof CellSelection) return null
  const end = $cell.pos + $cell.nodeAfter.nodeSize
  return DecorationSet.create(doc, [Decoration.node($cell.pos, end, { class: styles.current ?? '' })])
}
