import { clipFor, pasteModule } from '../clipboard/commands.ts'
import { findModule, findPlace, isListPlace, type ModulePlace } from '../state/document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { kindIcon, kindName } from '../words/naming.ts'

/** Menu of a place: the clipboard if it fits, then the installation's kinds, or the items of the list. */
export function useAddMenu() {
  const workspace = useWorkspace()
  const { editor, openMenu } = workspace
  const add = useAddModule()
  const text = useText()
  return (place: ModulePlace, anchor: HTMLElement, onDismiss?: () => void) => {
    const { doc } = editor.store.get().history
    const copied = clipFor(editor, place)
    const items = isListPlace(place)
      ? [editor.editOf(findModule(doc, place.list)?.kind ?? '')?.children ?? '']
      : workspace.toolbar
    openMenu({
      anchor,
      label: text.chooseKind,
      ...(onDismiss ? { onDismiss } : {}),
      items: [
        ...(copied === null
          ? []
          : [
              {
                id: 'paste',
                icon: 'paste' as const,
                label: text.pasteHere(copied),
                run: () => pasteModule(workspace, place),
              },
            ]),
        ...items.map((kind) => ({
          id: kind,
          ...kindIcon(editor, kind),
          label: kindName(editor, kind),
          run: () => add(kind, place),
        })),
      ],
    })
  }
}

/** Adds a module: inline where its kind allows that, otherwise by its form. */
export function useAddModule() {
  const { editor, open } = useWorkspace()
  return (kind: string, place: ModulePlace) => {
    if (!editor.startWriting(kind, place)) open({ type: 'new', kind, place })
  }
}

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
