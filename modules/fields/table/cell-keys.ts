import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { CellSelection, goToNextCell, isInTable, nextCell, selectedRect, selectionCell } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../../rich-text.ts'

/** Tab: the next cell, after the last one in a new row. Not handled at the ends, so that the focus moves on. */
export function goToCell({ view, commands }: Editor, direction: 1 | -1): boolean {
  if (goToNextCell(direction)(view.state, view.dispatch)) return true
  if (direction < 0 || !canAddRow(view.state)) return false
  commands.addRowAfter()
  return goToNextCell(1)(view.state, view.dispatch)
}

/** Enter: the cell below, after a filled last one in a new row. */
export function goDown({ view, commands }: Editor): boolean {
  if (!isInTable(view.state)) return false
  const $cell = selectionCell(view.state)
  if (!nextCell($cell, 'vert', 1)) {
    if (!$cell.nodeAfter?.textContent || !canAddRow(view.state)) return true
    commands.addRowAfter()
  }
  const $below = nextCell(selectionCell(view.state), 'vert', 1)
  if (!$below?.nodeAfter) return true
  const { doc, tr } = view.state
  const end = $below.pos + $below.nodeAfter.nodeSize
  view.dispatch(tr.setSelection(TextSelection.between($below, doc.resolve(end))).scrollIntoView())
  return true
}

/** Words typed over several selected cells replace those of the cell where the selection began, as in a spreadsheet. */
export function typeIntoOneCell({ state, dispatch }: EditorView, text: string): boolean {
  const { selection, doc, tr } = state
  if (!hasSeveralCells(state) || !(selection instanceof CellSelection)) return false
  const { pos, nodeAfter: cell } = selection.$anchorCell
  const words = TextSelection.between(doc.resolve(pos + 1), doc.resolve(pos + (cell?.nodeSize ?? 0) - 1))
  dispatch(tr.setSelection(words).insertText(text).scrollIntoView())
  return true
}

export function canAddRow(state: Editor['state']): boolean {
  return isInTable(state) && selectedRect(state).map.height < MAX_TABLE_ROWS
}

export function canAddColumn(state: Editor['state']): boolean {
  return isInTable(state) && selectedRect(state).map.width < MAX_TABLE_COLUMNS
}

export function hasSeveralCells({ selection }: Editor['state']): boolean {
  return selection instanceof CellSelection && selection.ranges.length > 1
}
