import { useState } from 'react'
import { isListPlace, type ModulePlace } from '../state/document.ts'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { UnsavedFormDialog } from '../ui/UnsavedFormDialog.tsx'
import { useUnsavedFormFlag } from '../ui/use-unsaved-form-flag.ts'
import { findPictureKind } from './find-picture-kind.ts'
import { NewPictureForm } from './NewPictureForm.tsx'
import { type Kind, type NewPicture, useNewPictures } from './use-new-pictures.ts'

type PicturesDialogProps = { files: readonly File[]; place: ModulePlace; close: () => void }

/** Alt texts and credits of dropped pictures, before the upload. */
export default function PicturesDialog(props: PicturesDialogProps) {
  const { editor, toolbar } = useWorkspace()
  const kind = findPictureKind({ toolbar, editOf: editor.editOf })
  return kind && <Pictures {...props} kind={kind} />
}

function Pictures({ files, place, close, kind }: PicturesDialogProps & { kind: Kind }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [insertedCount, setInsertedCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const { pictures, change, upload, remove } = useNewPictures(files, kind)

  async function save() {
    if (busy) return
    setBusy(true)
    const records = [...(await upload()).values()]
    setBusy(false)
    if (records.length > 0) {
      const placeAt = (index: number) =>
        isListPlace(place) ? place : { ...place, index: place.index + insertedCount + index }
      const inserts = records.map((record, index) => ({
        type: 'insert_module' as const,
        place: placeAt(index),
        record,
      }))
      editor.act(inserts, { verb: 'added', kind: kind.edit.kind, name: '' })
      setInsertedCount(insertedCount + records.length)
    }
    const [first] = records
    if (records.length < pictures.length) return
    close()
    if (first) focusModule(first.id)
  }

  function leaveOut(key: number) {
    remove(key)
    if (pictures.length === 1) close()
  }

  const hasWords = busy || pictures.some(isSaid)
  useUnsavedFormFlag(hasWords)
  const leave = () => (hasWords ? setIsAsking(true) : close())

  return (
    <EditorDialog title={text.newPictures(pictures.length)} closeLabel={text.close} onClose={leave} size="wide">
      <form
        className={`${parts.stack} ${parts.neutral}`}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {pictures.map((picture) => (
          <NewPictureForm
            key={picture.key}
            picture={picture}
            edit={kind.edit}
            busy={busy}
            change={(patch) => change(picture.key, patch)}
            remove={() => leaveOut(picture.key)}
          />
        ))}
        <div className={parts.actions}>
          <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={busy}>
            {busy ? text.uploading : text.pictureSave(pictures.length)}
          </button>
          <button type="button" className={buttons.button} onClick={leave}>
            {text.cancel}
          </button>
        </div>
      </form>
      {isAsking && (
        <UnsavedFormDialog
          save={() => {
            setIsAsking(false)
            void save()
          }}
          goOn={() => setIsAsking(false)}
          discard={close}
        />
      )}
    </EditorDialog>
  )
}

/** Whether closing the form would lose input. */
function isSaid({ alt, credit, focal, choices }: NewPicture): boolean {
  return alt !== '' || credit !== '' || focal !== null || Object.keys(choices).length > 0
}
