import { type FormEvent, useState } from 'react'
import { findModule, isListPlace, type Place, placeOf, siblingsAt } from '../state/document.ts'
import { moveModule } from '../state/moves.ts'
import buttons from '../ui/buttons.module.css'
import { nameOf, titleOf, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { placeWords } from './place-words.ts'

/** Every place a module may move to, in words; the same move as by dragging. */
export function MoveDialog({ module, close }: { module: number; close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const record = findModule(doc, module)
  const [choice, setChoice] = useState(0)
  if (!record) return null
  const name = nameOf(editor, record)
  const naming = { text, nameOf: (each: typeof record) => nameOf(editor, each), moving: module }
  const places = allPlaces().filter((place) => moveModule(doc, module, place))

  function submit(event: FormEvent) {
    event.preventDefault()
    const place = places[choice]
    const action = place && moveModule(doc, module, place)
    if (place && record && action && editor.act([action], { verb: 'moved', kind: record.kind, name: titleOf(editor, record) })) {
      announce(text.announceMoved(name, placeWords(doc, place, naming)))
    }
    close()
  }

  function allPlaces(): Place[] {
    const from = placeOf(doc, module)
    if (from && isListPlace(from))
      return (siblingsAt(doc, from) ?? []).map((_, index, all) => ({ list: from.list, index: index === all.length - 1 ? index + 1 : index }))
    return doc.sections.flatMap(({ id, columns }) =>
      columns.flatMap(({ children }, column) => [...children, null].map((_, index) => ({ section: id, column, index }))),
    )
  }

  return (
    <EditorDialog title={text.moveTitle(name)} closeLabel={text.close} onClose={close}>
      <form className={parts.stack} onSubmit={submit}>
        <label className={parts.field}>
          {text.place}
          <select
            className={parts.input}
            size={Math.max(2, Math.min(12, places.length))}
            value={choice}
            onChange={(event) => setChoice(Number(event.target.value))}
          >
            {places.map((place, index) => (
              <option key={JSON.stringify(place)} value={index}>
                {placeWords(doc, place, naming)}
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
