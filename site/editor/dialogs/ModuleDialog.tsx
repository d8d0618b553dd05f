import { useState } from 'react'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { ModuleForm } from '#modules/fields/ModuleForm.tsx'
import type { FormTarget } from '../core/form-draft.ts'
import { formOf } from '../core/forms.ts'
import { findModule } from '../state/document.ts'
import { AskBeforeLeaving } from '../ui/AskBeforeLeaving.tsx'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import dialog from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { kindName, nameOf } from '../words/naming.ts'
import { useModuleForm } from './use-module-form.ts'

type ModuleDialogProps = { target: FormTarget; close: () => void }

/** The form of a module that is there, or of one to be. Every way out of it asks before words are thrown away. */
export function ModuleDialog({ target, close }: ModuleDialogProps) {
  const { editor } = useWorkspace()
  const record = target.type === 'edit' ? findModule(editor.store.get().history.doc, target.module) : null
  const edit = editor.editOf(target.type === 'new' ? target.kind : (record?.kind ?? ''))
  return edit && <FormDialog edit={edit} target={target} close={close} />
}

function FormDialog({ edit, target, close }: ModuleDialogProps & { edit: ModuleEdit }) {
  const { editor } = useWorkspace()
  const text = useText()
  const { record, form, busy, change, submit, discard } = useModuleForm({ edit, target, close })
  const [asking, setAsking] = useState(false)
  const title = record ? text.editOf(nameOf(editor, record)) : text.newOf(kindName(editor, edit.kind))
  const leave = () => (formOf(editor.store.get(), target) ? setAsking(true) : close())

  return (
    <EditorDialog title={title} closeLabel={text.close} onClose={leave}>
      <div className={dialog.neutral}>
        <ModuleForm edit={edit} locale={editor.speaks} {...form} onChange={change} onSubmit={() => void submit()}>
          <div className={dialog.actions}>
            <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={busy}>
              {busy ? text.saving : text.save}
            </button>
            <button type="button" className={buttons.button} onClick={leave}>
              {text.cancel}
            </button>
          </div>
        </ModuleForm>
      </div>
      {asking && (
        <AskBeforeLeaving
          save={() => {
            setAsking(false)
            void submit()
          }}
          goOn={() => setAsking(false)}
          discard={discard}
        />
      )}
    </EditorDialog>
  )
}
