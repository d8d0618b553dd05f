import { useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { findModule, indexOfSection, type ModulePlace } from '../state/document.ts'
import { moveModule, moveSection, rebasePlace, validPlaces } from '../state/moves.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { moduleName } from '../words/naming.ts'
import { formatPlace } from './format-place.ts'

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

const PLACES_SHOWN = 12

type PlaceDialogProps = {
  name: string
  places: readonly { label: string; move: () => boolean }[]
  close: () => void
}

/** Moving without dragging: a list of all valid places. */
function PlaceDialog({ name, places, close }: PlaceDialogProps) {
  const { announce } = useWorkspace()
  const text = useText()
  const [choice, setChoice] = useState(0)

  function submit() {
    const place = places[choice]
    if (place?.move()) announce(text.announceMoved(name, place.label))
    close()
  }

  return (
    <EditorDialog title={text.moveTitle(name)} onClose={close}>
      <DialogForm label={text.moveHere} submit={submit} cancel={close}>
        <label className={parts.field}>
          {text.place}
          <select
            className={parts.input}
            size={Math.max(2, Math.min(PLACES_SHOWN, places.length))}
            value={choice}
            onChange={(event) => setChoice(Number(event.target.value))}
          >
            {places.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </DialogForm>
    </EditorDialog>
  )
}
