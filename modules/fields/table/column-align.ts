import { TextAlign } from '@tiptap/extension-text-align'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { isInTable, selectedRect } from '@tiptap/pm/tables'
import { richTextRules } from '#modules/rich-text.ts'
import { hasSeveralCells } from './cell-keys.ts'

/** Aligns the selected cells, or with the caret in one its whole column. */
export const ColumnAlign = TextAlign.extend({
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
