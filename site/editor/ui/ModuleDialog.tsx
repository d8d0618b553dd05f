import { useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import type { FormValues } from '#modules/fields/input-props.ts'
import { ModuleForm } from '#modules/fields/ModuleForm.tsx'
import type { Settled } from '../core/create-editor.ts'
import { newModule } from '../core/new-records.ts'
import { kindName, nameOf, titleOf } from '../naming.ts'
import { findModule, type Place } from '../state/document.ts'
import { isSame } from '../sync/content.ts'
import buttons from './buttons.module.css'
import { useText, useWorkspace } from './context.tsx'
import dialog from './dialog-parts.module.css'
import { EditorDialog } from './EditorDialog.tsx'
import { focusModule } from './keep-focus.ts'

type Target = { type: 'edit'; module: number } | { type: 'new'; kind: string; place: Place }

/** The form of a module that is there, or of one to be; it closes when the server has taken it or cannot be reached. */
export function ModuleDialog({ target, close }: { target: Target; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const record = target.type === 'edit' ? findModule(editor.store.get().history.doc, target.module) : null
  const edit = editor.editOf(target.type === 'new' ? target.kind : (record?.kind ?? ''))
  if (!edit) return null
  const title = target.type === 'new' ? text.newOf(kindName(editor, edit.kind)) : record ? text.editOf(nameOf(editor, record)) : ''
  return (
    <EditorDialog title={title} closeLabel={text.close} onClose={close}>
      <div className={dialog.neutral}>
        <Form edit={edit} record={record} target={target} close={close} />
      </div>
    </EditorDialog>
  )
}

type FormProps = { edit: ModuleEdit; record: ModuleRecord | null; target: Target; close: () => void }

function Form({ edit, record, target, close }: FormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const [values, setValues] = useState<FormValues>(() => startValues(edit, record))
  const [problems, setProblems] = useState<FieldErrors>(() => (record ? (editor.store.get().refused.get(record.id) ?? {}) : {}))
  const [busy, setBusy] = useState(false)
  const placeholders = Object.fromEntries((record?.fallback ?? []).map((name) => [name, String(record?.[name] ?? '')]))

  async function submit() {
    if (busy) return
    setBusy(true)
    const done = target.type === 'new' ? await create(target) : record ? await change(record) : 'saved'
    setBusy(false)
    if (done === 'refused') return
    close()
  }

  async function create({ kind, place }: Extract<Target, { type: 'new' }>): Promise<Settled> {
    const fresh = newModule(kind, values, edit.children ? [] : undefined)
    const name = titleOf(editor, fresh)
    editor.act([{ type: 'insert_module', place, record: fresh }], { verb: 'added', kind, name })
    const settled = await ended(fresh.id)
    if (settled !== 'refused') focusModule(fresh.id)
    return settled
  }

  async function change(before: ModuleRecord): Promise<Settled> {
    const fields = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, startValues(edit, before)[name])))
    if (Object.keys(fields).length === 0) return 'saved'
    const own = { ...fields, fallback: before.fallback.filter((name) => !(name in fields)) }
    editor.act([{ type: 'set_fields', module: before.id, fields: own }], { verb: 'changed', kind: before.kind, name: titleOf(editor, before) })
    return ended(before.id)
  }

  async function ended(module: number): Promise<Settled> {
    const settled = await editor.whenSettled(module)
    if (settled === 'refused') {
      setProblems(editor.store.get().refused.get(module) ?? {})
      editor.takeBack()
    }
    return settled
  }

  return (
    <ModuleForm
      edit={edit}
      locale={editor.locale}
      values={values}
      placeholders={placeholders}
      problems={problems}
      onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
      onSubmit={() => void submit()}
    >
      <div className={dialog.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`} aria-disabled={busy}>
          {busy ? text.saving : text.save}
        </button>
        <button type="button" className={buttons.button} onClick={close}>
          {text.cancel}
        </button>
      </div>
    </ModuleForm>
  )
}

/** A text shown in the other language is not this one's: its field starts empty and shows the other as a hint. */
function startValues(edit: ModuleEdit, record: ModuleRecord | null): FormValues {
  if (!record) return { ...edit.initial }
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, record.fallback.includes(name) ? '' : value]))
}
