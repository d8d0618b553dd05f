import { type FormEvent, useState } from 'react'
import { moveSection } from '../state/moves.ts'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'

export function MoveSectionDialog({ section, close }: { section: number; close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const from = doc.sections.findIndex(({ id }) => id === section)
  const places = doc.sections.map((_, index) => index).filter((index) => index !== from)
  const [choice, setChoice] = useState(places[0] ?? 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    const action = moveSection(doc, section, choice)
    if (action && editor.act([action], { verb: 'moved', kind: 'section', name: '' })) {
      announce(text.announceMoved(text.sectionAt(from + 1), text.placeSection(choice + 1)))
    }
    close()
  }

  return (
    <EditorDialog title={text.moveTitle(text.sectionAt(from + 1))} closeLabel={text.close} onClose={close}>
      <form className={parts.stack} onSubmit={submit}>
        <label className={parts.field}>
          {text.place}
          <select className={parts.input} value={choice} onChange={(event) => setChoice(Number(event.target.value))}>
            {places.map((index) => (
              <option key={index} value={index}>
                {text.placeSection(index + 1)}
              </option>
            ))}
          </select>
        </label>
        <div className={parts.row}>
          <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
            {text.moveHere}
          </button>
          <button type="button" className={buttons.button} onClick={close}>
            {text.cancel}
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}
