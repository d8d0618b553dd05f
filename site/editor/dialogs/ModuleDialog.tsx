import { useRef, useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import type { FormValues } from '#modules/fields/input-props.ts'
import { ModuleForm } from '#modules/fields/ModuleForm.tsx'
import { validateFields } from '#modules/fields/validate-fields.ts'
import { fittingFormat } from '../pictures/picture-kind.ts'
import type { OutboxResult } from '../saving/outbox.ts'
import { findModule } from '../state/document.ts'
import { changedValues, type FormDraft, type FormTarget, findForm } from '../store/form-draft.ts'
import { isSame } from '../sync/content.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { FormActions } from '../ui/DialogForm.tsx'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { useLeaveQuestion } from '../ui/use-leave-question.tsx'
import { kindName, moduleName } from '../words/naming.ts'

type ModuleDialogProps = { target: FormTarget; close: () => void }

/** The form of an existing or a new module. Closing it with unsaved input asks first. */
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
  const isChanged = findForm(editor.store.get(), target) !== null
  const { leave, question } = useLeaveQuestion({ isChanged, save: submit, discard, close })
  const title = record ? text.editOf(moduleName(editor, record)) : text.newOf(kindName(editor, edit.kind))

  return (
    <EditorDialog title={title} onClose={leave}>
      <ModuleForm
        edit={edit}
        locale={editor.speaks}
        {...form}
        startsInForm={record === null}
        onChange={change}
        onSubmit={() => void submit()}
      >
        <FormActions label={busy ? text.saving : text.save} cancel={leave} isBusy={busy} />
      </ModuleForm>
      {question}
    </EditorDialog>
  )
}

type RejectedValues = { problems: FieldErrors; values: FormValues; attempt: number }

/** Stores the form as a draft while it has changes, until it is saved or discarded. */
function useModuleForm({ edit, target, close }: { edit: ModuleEdit; target: FormTarget; close: () => void }) {
  const { editor } = useWorkspace()
  const [record] = useState(() =>
    target.type === 'edit' ? findModule(editor.store.get().history.doc, target.module) : null,
  )
  const [draft, setDraft] = useState<FormDraft>(
    () => findForm(editor.store.get(), target) ?? createDraft(edit, target, record),
  )
  const [rejected, setRejected] = useState<RejectedValues>(() => ({
    problems: (record && editor.store.get().refused.get(record.id)) ?? {},
    values: draft.values,
    attempt: 0,
  }))
  const [busy, setBusy] = useState(false)
  const latest = useRef(draft)

  const check = { fields: edit.fields, locale: editor.locale, speaks: editor.speaks, isNew: target.type === 'new' }

  function saveDraft(next: FormDraft): void {
    latest.current = next
    setDraft(next)
    editor.keepForm(next)
  }

  function change(patch: FormValues): void {
    const { values } = latest.current
    // A new module takes the format of its picture, until someone chooses one.
    const fitting = target.type === 'new' && isSize(patch.picture) ? fittingFormat(edit, patch.picture) : {}
    const unchosen = Object.entries(fitting).filter(([name]) => values[name] === edit.initial[name])
    saveDraft({ ...latest.current, values: { ...values, ...Object.fromEntries(unchosen), ...patch } })
  }

  function refuse(problems: FieldErrors, { values }: FormDraft): void {
    setRejected(({ attempt }) => ({ problems, values, attempt: attempt + 1 }))
  }

  async function submit(): Promise<void> {
    if (busy) return
    const sentDraft = latest.current
    const problems = validateFields(target.type === 'new' ? sentDraft.values : changedValues(sentDraft), {
      ...check,
      all: sentDraft.values,
    })
    // The server has further checks for a new module, so it is validated there when online.
    const mustAsk = target.type === 'new' && !editor.store.get().paused
    if (Object.keys(problems).length > 0 && !mustAsk) return refuse(problems, sentDraft)
    setBusy(true)
    const settled =
      Object.keys(changedValues(sentDraft)).length === 0 && target.type === 'edit'
        ? 'saved'
        : await saveForm(sentDraft, problems)
    setBusy(false)
    // Text typed during the request is saved next.
    if (settled !== 'refused' && latest.current === sentDraft) close()
  }

  /** The text is on the page now and no draft any more; if refused it returns to the form. */
  async function saveForm(sentDraft: FormDraft, localProblems: FieldErrors): Promise<OutboxResult> {
    const module = editor.applyForm(sentDraft)
    if (module === null) return 'refused'
    editor.keepForm({ ...sentDraft, values: sentDraft.before })
    const settled = await editor.whenSettled(module)
    if (settled === 'refused') {
      refuse({ ...editor.store.get().refused.get(module), ...localProblems }, sentDraft)
      editor.discardLastStep()
      editor.keepForm(latest.current)
    } else if (!record) focusModule(module)
    return settled
  }

  function discard(): void {
    editor.keepForm({ ...latest.current, values: latest.current.before })
    close()
  }

  const unresolved = Object.entries(rejected.problems).filter(([name]) =>
    isSame(draft.values[name], rejected.values[name]),
  )
  const form = {
    values: draft.values,
    placeholders: Object.fromEntries((record?.fallback ?? []).map((name) => [name, String(record?.[name] ?? '')])),
    problems: {
      ...validateFields(changedValues(draft), { ...check, isNew: false, all: draft.values }),
      ...Object.fromEntries(unresolved),
    },
    attempt: rejected.attempt,
  }
  return { record, form, busy, change, submit, discard }
}

function isSize(value: unknown): value is { width: number; height: number } {
  return typeof value === 'object' && value !== null && 'width' in value && 'height' in value
}

/** A fallback text starts as an empty field with the other language as a hint. */
function createDraft(edit: ModuleEdit, target: FormTarget, record: ModuleRecord | null): FormDraft {
  const values = record
    ? Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name, record.fallback.includes(name) ? '' : value]),
      )
    : edit.initial
  return { target, kind: edit.kind, values, before: values, version: record?.version ?? 0 }
}
