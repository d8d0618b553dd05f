import { useState } from 'react'
import { useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'

const PLACES_SHOWN = 12

type PlaceDialogProps = {
  name: string
  places: readonly { label: string; move: () => boolean }[]
  close: () => void
}

/** Moving without dragging: a list of all valid places. */
export function PlaceDialog({ name, places, close }: PlaceDialogProps) {
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
