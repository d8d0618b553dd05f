import { findModule, placeOf } from '../state/document.ts'
import { useWorkspace } from '../ui/context.tsx'

/** What Enter at the end of a module's title leads to: another text of it, or a new module below. */
export function useGoOn() {
  const { editor } = useWorkspace()
  return (module: number, field: string): void => {
    const { doc } = editor.store.get().history
    const [record, place] = [findModule(doc, module), placeOf(doc, module)]
    const edit = record && editor.editOf(record.kind)
    if (!edit?.onEnter || !place || edit.titleField !== field) return
    if ('field' in edit.onEnter) editor.caretTo(module, edit.onEnter.field)
    else editor.startWriting(edit.onEnter.kind, { ...place, index: place.index + 1 })
  }
}

/** Whether no word of the element follows the caret. */
export function isAtEnd(element: HTMLElement): boolean {
  const selection = window.getSelection()
  if (!selection?.isCollapsed || selection.rangeCount === 0) return false
  const rest = document.createRange()
  rest.selectNodeContents(element)
  rest.setStart(selection.getRangeAt(0).endContainer, selection.getRangeAt(0).endOffset)
  return rest.toString().trim() === ''
}
