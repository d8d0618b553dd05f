import buttons from './buttons.module.css'
import { useText } from './context.tsx'
import parts from './dialog-parts.module.css'
import { EditorDialog } from './EditorDialog.tsx'

type UnsavedFormDialogProps = { save: () => void; goOn: () => void; discard: () => void }

/** Asks before a form with unsaved input is left. */
export function UnsavedFormDialog({ save, goOn, discard }: UnsavedFormDialogProps) {
  const text = useText()
  return (
    <EditorDialog title={text.formTitle} closeLabel={text.formGoOn} onClose={goOn} alert>
      <div className={parts.stack}>
        <p>{text.formText}</p>
        <div className={parts.row}>
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={save}>
            {text.save}
          </button>
          <button type="button" className={buttons.button} onClick={goOn}>
            {text.formGoOn}
          </button>
          <button type="button" className={`${buttons.button} ${buttons.danger}`} onClick={discard}>
            {text.draftsDiscard}
          </button>
        </div>
      </div>
    </EditorDialog>
  )
}
