import type { ModuleRecord } from '#contract/sections.ts'
import { findModule } from '../state/document.ts'
import { moveModule, placesFor } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { nameOf, titleOf } from '../words/naming.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { placeWords } from './place-words.ts'

export function MoveDialog({ module, close }: { module: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const record = findModule(doc, module)
  if (!record) return null
  const naming = { text, nameOf: (each: ModuleRecord) => nameOf(editor, each), moving: module }
  const label = { verb: 'moved', kind: record.kind, name: titleOf(editor, record) } as const
  const places = placesFor(doc, module).flatMap((place) => {
    const action = moveModule(doc, module, place)
    return action ? [{ words: placeWords(doc, place, naming), move: () => editor.act([action], label) }] : []
  })
  return <PlaceDialog name={nameOf(editor, record)} places={places} close={close} />
}
