import { clipFor, copyModule, cutModule, duplicateModule, pasteModule } from '../clipboard/commands.ts'
import { showingWords } from '../showing/words.ts'
import { findModule, isListPlace, placeOf, siblingsAt } from '../state/document.ts'
import { shiftModule } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { focusModule } from '../ui/keep-focus.ts'
import { nameOf, titleOf } from '../words/naming.ts'
import { removeModuleNamed } from './remove.ts'
import { useAddMenu } from './use-add-menu.ts'

/** Everything that can be done with a module, by mouse, touch and keyboard alike. */
export function useModuleMenu() {
  const workspace = useWorkspace()
  const { editor, open, openMenu, announce } = workspace
  const text = useText()
  const openAddMenu = useAddMenu()
  return (module: number, anchor: HTMLElement) => {
    const { doc } = editor.store.get().history
    const record = findModule(doc, module)
    const place = placeOf(doc, module)
    if (!record || !place) return
    const name = nameOf(editor, record)
    const last = (siblingsAt(doc, place)?.length ?? 1) - 1
    // The page may have changed since the menu was opened.
    const current = () => editor.store.get().history.doc
    const shift = (by: 1 | -1) => () => {
      const action = shiftModule(current(), module, by)
      if (action && editor.act([action], { verb: 'moved', kind: record.kind, name: titleOf(editor, record) })) {
        announce(text.announceMoved(name, text.placeItem((placeOf(current(), module)?.index ?? 0) + 1)))
        focusModule(module)
      }
    }
    const copied = clipFor(editor, place)
    const paste = copied === null ? [] : [{ id: 'paste', icon: 'paste' as const, label: text.pasteBefore(copied), run: () => pasteModule(workspace, place) }]
    const before = isListPlace(place) ? paste : [{ id: 'before', icon: 'plus' as const, label: text.moduleBefore, run: () => openAddMenu(place, anchor) }]
    openMenu({
      anchor,
      label: text.moreOf(name),
      items: [
        { id: 'edit', icon: 'edit', label: text.edit, disabled: !editor.editOf(record.kind), run: () => open({ type: 'edit', module }) },
        ...before,
        { id: 'up', label: text.moveUp, disabled: place.index === 0, run: shift(-1) },
        { id: 'down', label: text.moveDown, disabled: place.index === last, run: shift(1) },
        { id: 'move', label: text.moveTo, run: () => open({ type: 'move', module }) },
        { id: 'copy', label: text.copy, run: () => copyModule(workspace, module) },
        { id: 'cut', label: text.cut, run: () => cutModule(workspace, module) },
        { id: 'duplicate', label: text.duplicate, run: () => duplicateModule(workspace, module) },
        { id: 'showing', icon: 'clock', label: showingWords[editor.speaks].menu, run: () => open({ type: 'showing', model: 'module', id: module }) },
        { id: 'remove', label: text.remove, danger: true, run: () => removeModuleNamed(workspace, module) },
      ],
    })
  }
}
