import type { ModuleRecord } from '#contract/page/sections.ts'
import type { Outbox } from '../saving/outbox.ts'
import type { Saving } from '../saving/saving.ts'
import type { Action, ActionOf } from '../state/action.ts'
import { type EditorDocument, findModule } from '../state/document.ts'
import {
  type HistoryChange,
  type Label,
  type PerformInput,
  perform,
  redo,
  type TypingStep,
  undo,
  undoInSection,
} from '../state/history.ts'
import { newModule } from '../state/new-records.ts'
import type { ShowAlert } from '../store/alerts.ts'
import type { EditorState } from '../store/editor-state.ts'
import { changedValues, type FormDraft, relocateForm } from '../store/form-draft.ts'
import type { Store } from '../store/store.ts'
import { type Rules, validateModules } from '../store/validate.ts'
import { pinVersion } from '../sync/base.ts'
import { writtenAnew } from '../sync/content.ts'
import { toWrites } from '../sync/to-writes.ts'
import type { Write } from '../sync/write.ts'

type Options = {
  store: Store<EditorState>
  outbox: Outbox
  saving: Saving
  rules: Rules
  alert: ShowAlert
  now: () => number
}
type RestoredWork = {
  actions: readonly Action[]
  writes: readonly { write: Write; tried: boolean }[]
  typedModules: readonly number[]
}

export type TypedText = { name: string; typed: string; step?: TypingStep | undefined }
export type RecordChange = Omit<ActionOf<'set_record'>, 'type'>
export type Steps = ReturnType<typeof createSteps>

/** Undoable steps; `commit` is the one place where a step becomes state and writes. */
export function createSteps({ store, outbox, saving, rules, alert, now }: Options) {
  /** Typing is `quiet`: saved after a pause. */
  function commit(before: EditorDocument, changed: HistoryChange | null, { quiet = false } = {}): boolean {
    if (!changed) return false
    const typedModules = changed.applied.flatMap((action) => (action.type === 'set_fields' ? [action.module] : []))
    const maybeDirty =
      typedModules.length > 0 ? new Set([...store.get().maybeDirty, ...typedModules]) : store.get().maybeDirty
    store.update((state) => validateModules({ ...state, history: changed.history, maybeDirty }, typedModules, rules))
    const writes = quiet ? [] : toWrites(before, changed.applied, { locale: rules.locale, isKnown: outbox.isKnown })
    outbox.enqueue(writes.filter((write) => !saving.waits(write)))
    return changed.applied.length > 0
  }

  /** False if its target is gone: then nothing changes, and the editor is notified. */
  function act(actions: readonly Action[], label: Label): boolean {
    const { history } = store.get()
    const done = commit(history.doc, perform(history, { actions, label, at: now() }))
    if (!done) alert('dropped')
    return done
  }

  /**
   * Applies a form to the page; answers its module, null if none can take it. Fields changed by others become a
   * conflict; if the target is gone it becomes a new module at the end.
   */
  function applyForm(form: FormDraft): number | null {
    const relocated = relocateForm(store.get().history.doc, form)
    const record =
      relocated &&
      (relocated.target.type === 'edit' ? findModule(store.get().history.doc, relocated.target.module) : newOf(form))
    if (!record) {
      alert('dropped')
      return null
    }
    if (relocated.target.type === 'edit') changeBy(relocated, record)
    else act([{ type: 'insert_module', place: relocated.target.place, record }], { verb: 'added', of: record })
    return record.id
  }

  function newOf({ kind, values }: FormDraft): ModuleRecord {
    return newModule(kind, values, rules.editOf(kind)?.children ? [] : undefined)
  }

  function changeBy({ values, before, version }: FormDraft, record: ModuleRecord): void {
    const fields = changedValues({ values, before })
    const names = Object.keys(fields)
    const writtenOver = Object.fromEntries(names.map((name) => [name, before[name]]))
    const module = record.id
    store.update((state) => ({
      ...state,
      base: pinVersion(state.base, { module, fields, version, before: writtenOver }),
    }))
    const action: Action = { type: 'set_fields', module, fields: { ...fields, ...writtenAnew(record, names) } }
    act([action], { verb: 'changed', of: record })
  }

  /** Changes fields of the page's own record, or of a picture or banner on it. */
  function setRecord(change: RecordChange): boolean {
    return act([{ type: 'set_record', ...change }], { verb: 'changed', of: { kind: change.resource } })
  }

  /** Text typed into one field. */
  function type(module: number, { name, typed, step = 'continues' }: TypedText): void {
    const record = findModule(store.get().history.doc, module)
    if (!record) return
    const fields = { [name]: typed, ...writtenAnew(record, [name]) }
    const merge = { key: `${module}.${name}`, step }
    if (write({ type: 'set_fields', module, fields }, { label: { verb: 'typed', of: record }, merge }))
      saving.saveAfterPause(module)
  }

  /** A new module with its first letters; further typing merges into the same step, saved after a pause. */
  function plant(action: ActionOf<'insert_module'>, { field, label }: { field: string; label: Label }): void {
    const module = action.record.id
    if (!write(action, { label, merge: { key: `${module}.${field}`, step: 'continues' } })) return
    store.update((state) => ({ ...state, maybeDirty: new Set([...state.maybeDirty, module]) }))
    saving.saveAfterPause(module)
  }

  function write(action: Action, step: Pick<PerformInput, 'label' | 'merge'>): boolean {
    const { history } = store.get()
    return commit(history.doc, perform(history, { actions: [action], at: now(), ...step }), { quiet: true })
  }

  function move(change: (history: EditorState['history']) => HistoryChange | null): boolean {
    const { history } = store.get()
    const changed = change(history)
    const done = commit(history.doc, changed)
    const { typing } = store.get()
    if (done && typing !== null) saving.saveAfterPause(typing)
    if (done)
      store.update((state) => ({
        ...state,
        stepped: state.stepped + 1,
        caret: caretAfter(state, changed?.applied ?? []),
      }))
    // Dropped because its target is gone; the editor is notified.
    if (changed && !done) alert('dropped')
    return done
  }

  /** Moves the caret to the text that undo changed. */
  function caretAfter({ typing, caret }: EditorState, actions: readonly Action[]): EditorState['caret'] {
    const changed = actions.findLast((action) => action.type === 'set_fields')
    const record = changed && changed.module !== typing ? findModule(store.get().history.doc, changed.module) : null
    const field =
      record && rules.editOf(record.kind)?.fields.find(({ name, inline }) => inline && name in (changed?.fields ?? {}))
    return typing !== null && record && field ? { module: record.id, field: field.name } : caret
  }

  /** Discards the last step because the server refused it. */
  function discardLastStep(): void {
    const { history } = store.get()
    const changed = undo(history)
    if (changed) commit(history.doc, { ...changed, history: { ...changed.history, future: [] } }, { quiet: true })
    store.set({ refused: new Map() })
  }

  /** Restores unsaved work: queues its writes and saves its text at once. */
  function restore({ actions, writes, typedModules }: RestoredWork): void {
    const { history } = store.get()
    const label: Label = { verb: 'restored' }
    if (!commit(history.doc, perform(history, { actions, label, at: now() }), { quiet: true })) return
    for (const { write, tried } of writes) outbox.enqueue([write], tried)
    for (const module of typedModules) saving.save(module)
  }

  return {
    act,
    applyForm,
    setRecord,
    type,
    plant,
    discardLastStep,
    restore,
    undo: () => move(undo),
    redo: () => move(redo),
    undoInSection: (section: number) => move((history) => undoInSection(history, section)),
  }
}
