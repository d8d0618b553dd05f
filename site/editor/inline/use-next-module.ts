import { findModule, findPlace } from '../state/document.ts'
import { useWorkspace } from '../ui/context.tsx'
import { useAddMenu } from './use-add-menu.ts'

/** Keys that go on from a text: Enter at its end, and "/" in an empty one. */
export function useNextModule() {
  const { editor } = useWorkspace()
  const openAddMenu = useAddMenu()

  /** Goes to another text of the module, or adds a module below; false if the text has no next one. */
  function goOn(module: number, field: string): boolean {
    const { doc } = editor.store.get().history
    const [record, place] = [findModule(doc, module), findPlace(doc, module)]
    const edit = record && editor.editOf(record.kind)
    if (!edit?.onEnter || !place || edit.titleField !== field) return false
    if ('field' in edit.onEnter) editor.caretTo(module, edit.onEnter.field)
    else editor.startWriting(edit.onEnter.kind, { ...place, index: place.index + 1 })
    return true
  }

  /** Offers the kinds below the module, or instead of an empty new one; without a choice the caret returns. */
  function offer(module: number, field: string, anchor: HTMLElement): void {
    const { history, pendingModule: pending } = editor.store.get()
    const place = findPlace(history.doc, module)
    // An empty new module is gone by then.
    if (pending?.record.id === module)
      openAddMenu(pending.place, anchor, () => editor.startWriting(pending.record.kind, pending.place))
    else if (place) openAddMenu({ ...place, index: place.index + 1 }, anchor, () => editor.caretTo(module, field))
  }

  return { goOn, offer }
}
