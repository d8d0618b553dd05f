import { useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { Editor } from '../core/create-editor.ts'
import { findModule, isListPlace, type ModulePlace } from '../state/document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { useLeaveQuestion, useUnsavedFormFlag } from '../ui/use-leave-question.tsx'
import { NewPictureForm } from './NewPictureForm.tsx'
import { findPictureKind } from './picture-kind.ts'
import { type Kind, type NewPicture, useNewPictures } from './use-new-pictures.ts'

type PicturesDialogProps = {
  files: readonly File[]
  place: ModulePlace
  /** The module that gets the picture instead of a new one. */
  replaces?: number | undefined
  close: () => void
}

/** Alt texts and credits of dropped pictures, before the upload. */
export default function PicturesDialog(props: PicturesDialogProps) {
  const { editor, toolbar } = useWorkspace()
  const { replaces = 0 } = props
  // Read once: the module changes when its picture is replaced.
  const [replaced] = useState(() => findModule(editor.store.get().history.doc, replaces))
  const kind = replaced ? kindOf(editor, replaced) : findPictureKind({ toolbar, editOf: editor.editOf })
  return kind && <Pictures {...props} kind={kind} />
}

function Pictures({ files, place, replaces, close, kind }: PicturesDialogProps & { kind: Kind }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [insertedCount, setInsertedCount] = useState(0)
  const { pictures, change, upload, remove } = useNewPictures(files, kind)

  async function save() {
    setBusy(true)
    const records = [...(await upload()).values()]
    setBusy(false)
    const [first] = records
    if (replaces !== undefined) {
      if (first) replacePicture(editor, replaces, { kind, first })
    } else if (records.length > 0) {
      const placeAt = (index: number) =>
        isListPlace(place) ? place : { ...place, index: place.index + insertedCount + index }
      const inserts = records.map((record, index) => ({
        type: 'insert_module' as const,
        place: placeAt(index),
        record,
      }))
      editor.act(inserts, { verb: 'added', of: { kind: kind.edit.kind } })
      setInsertedCount(insertedCount + records.length)
    }
    if (records.length < pictures.length) return
    close()
    if (first) focusModule(replaces ?? first.id)
  }

  function leaveOut(key: number) {
    remove(key)
    if (pictures.length === 1) close()
  }

  const hasWords = busy || pictures.some(isSaid)
  useUnsavedFormFlag(hasWords)
  const { leave, question } = useLeaveQuestion({ isChanged: hasWords, save, discard: close })

  return (
    <EditorDialog
      title={replaces === undefined ? text.newPictures(pictures.length) : text.replacePicture}
      onClose={leave}
      size="wide"
    >
      <DialogForm
        label={busy ? text.uploading : text.pictureSave(pictures.length)}
        submit={() => void save()}
        cancel={leave}
        isBusy={busy}
      >
        {pictures.map((picture) => (
          <NewPictureForm
            key={picture.key}
            picture={picture}
            edit={kind.edit}
            hasChoices={kind.hasChoices}
            busy={busy}
            change={(patch) => change(picture.key, patch)}
            remove={() => leaveOut(picture.key)}
          />
        ))}
      </DialogForm>
      {question}
    </EditorDialog>
  )
}

/** The kind of a module whose picture is replaced, with the module's own choices. */
function kindOf(editor: Editor, record: ModuleRecord): Kind | null {
  const edit = editor.editOf(record.kind)
  const field = edit?.fields.find(({ type }) => type === 'reference')
  if (!edit || !field) return null
  const choices = edit.fields.flatMap(({ name, type }) => (type === 'choice' ? [[name, record[name]]] : []))
  return { edit: { ...edit, initial: Object.fromEntries(choices) }, field: field.name, hasChoices: true }
}

function replacePicture(editor: Editor, module: number, { kind, first }: { kind: Kind; first: ModuleRecord }): void {
  const names = [...Object.keys(kind.edit.initial), kind.field, 'picture', 'image_url']
  const fields = Object.fromEntries(names.map((name) => [name, first[name]]))
  editor.act([{ type: 'set_fields', module, fields }], { verb: 'changed', of: { kind: kind.edit.kind } })
  editor.save(module)
}

/** Whether closing the form would lose input. */
function isSaid({ alt, credit, focal, choices }: NewPicture): boolean {
  return alt !== '' || credit !== '' || focal !== null || Object.keys(choices).length > 0
}
