import { toolbar, toolbarSets } from '#config'
import { kindName } from '../naming.ts'
import { isListPlace, type Place } from '../state/document.ts'
import { useText, useWorkspace } from './context.tsx'

/** The kinds this house offers, as a menu at the place where one is wanted. */
export function useAddMenu() {
  const { editor, open, openMenu } = useWorkspace()
  const text = useText()
  return (place: Place, anchor: HTMLElement) => {
    if (isListPlace(place)) return
    openMenu({
      anchor,
      label: text.chooseKind,
      items: toolbarSets[toolbar].map((kind) => ({
        id: kind,
        icon: kind,
        label: kindName(editor, kind),
        run: () => open({ type: 'new', kind, place }),
      })),
    })
  }
}
