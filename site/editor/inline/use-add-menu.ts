import { clipFor, pasteModule } from '../clipboard/commands.ts'
import { findModule, isListPlace, type ModulePlace } from '../state/document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { kindIcon, kindName } from '../words/naming.ts'
import { useAddModule } from './use-add-module.ts'

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
