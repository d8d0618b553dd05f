import { useState } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { findModule, type Place } from '../state/document.ts'
import { moveModule, placeSince, placesFor } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { nameOf, titleOf } from '../words/naming.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { placeWords } from './place-words.ts'

export function MoveDialog({ module, close }: { module: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [doc] = useState(() => editor.store.get().history.doc)
  const record = findModule(doc, module)
  if (!record) return null
  const naming = { text, nameOf: (each: ModuleRecord) => nameOf(editor, each), moving: module }
  const label = { verb: 'moved', kind: record.kind, name: titleOf(editor, record) } as const
  const move = (place: Place) => () => {
    const now = editor.store.get().history.doc
    const action = moveModule(now, module, placeSince(doc, now, place))
    return action !== null && editor.act([action], label)
  }
  const places = placesFor(doc, module).map((place) => ({ words: placeWords(doc, place, naming), move: move(place) }))
  return <PlaceDialog name={nameOf(editor, record)} places={places} close={close} />
}
