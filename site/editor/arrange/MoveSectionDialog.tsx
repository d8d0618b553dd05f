import { indexOfSection } from '../state/document.ts'
import { moveSection } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'

export function MoveSectionDialog({ section, close }: { section: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const from = indexOfSection(doc, section)
  const move = (index: number) => {
    const action = moveSection(editor.store.get().history.doc, section, index)
    return action !== null && editor.act([action], { verb: 'moved' })
  }
  const places = doc.sections.flatMap((_, index) => {
    return index === from ? [] : [{ label: text.placeSection(index + 1), move: () => move(index) }]
  })
  return <PlaceDialog name={text.sectionAt(from + 1)} places={places} close={close} />
}
