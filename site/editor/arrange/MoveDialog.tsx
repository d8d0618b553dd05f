import { useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { findModule, type ModulePlace } from '../state/document.ts'
import { moveModule, rebasePlace, validPlaces } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { moduleName } from '../words/naming.ts'
import { formatPlace } from './format-place.ts'
import { PlaceDialog } from './PlaceDialog.tsx'

export function MoveDialog({ module, close }: { module: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [doc] = useState(() => editor.store.get().history.doc)
  const record = findModule(doc, module)
  if (!record) return null
  const naming = { text, nameOf: (each: ModuleRecord) => moduleName(editor, each), moving: module }
  const label = { verb: 'moved', of: record } as const
  const move = (place: ModulePlace) => () => {
    const now = editor.store.get().history.doc
    const action = moveModule(now, module, rebasePlace(doc, now, place))
    return action !== null && editor.act([action], label)
  }
  const places = validPlaces(doc, module).map((place) => ({
    label: formatPlace(doc, place, naming),
    move: move(place),
  }))
  return <PlaceDialog name={moduleName(editor, record)} places={places} close={close} />
}
