import type { ModuleEdit } from '#modules/define-edit.ts'
import { findModule, type ModulePlace } from '../state/document.ts'
import { undo } from '../state/history.ts'
import { newModule } from '../state/new-records.ts'
import { insertActionFor } from '../state/pending-module.ts'
import type { EditorState } from '../store/editor-state.ts'
import { isPending } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { moduleContent } from '../sync/content.ts'
import type { Steps, TypedText } from './steps.ts'

type Options = { store: Store<EditorState>; steps: Steps; editOf: (kind: string) => ModuleEdit | null }

/** Whether a new module of a kind starts as typed text: all fields are inline, except choices with a default. */
export function startsInline({ fields, titleField, initial }: ModuleEdit): boolean {
  const title = fields.find(({ name }) => name === titleField)
  return (
    Boolean(title?.inline && title.required) &&
    fields.every(({ name, type, inline }) => inline || type === 'color' || name in initial)
  )
}

/** New modules that start as an empty text with the caret in it. */
export function createWriting({ store, steps, editOf }: Options) {
  /** Answers whether the kind starts inline. */
  function startWriting(kind: string, place: ModulePlace): boolean {
    const edit = editOf(kind)
    if (!edit?.titleField || !startsInline(edit)) return false
    const record = newModule(kind, edit.initial)
    store.set({
      pendingModule: { place, record },
      caret: { module: record.id, field: edit.titleField ?? '' },
    })
    return true
  }

  function type(module: number, text: TypedText): void {
    const { pendingModule: pending, history } = store.get()
    if (pending?.record.id !== module) steps.type(module, text)
    else if (text.typed !== '') {
      const record = { ...pending.record, [text.name]: text.typed }
      const action = insertActionFor(history.doc, { ...pending, record })
      if (action) steps.plant(action, { field: text.name, label: { verb: 'added', of: pending.record } })
      store.set({ pendingModule: null })
    }
  }

  /** An empty new module is removed without a step. Answers whether it was. */
  function leave(module: number): boolean {
    const { pendingModule, history } = store.get()
    if (pendingModule?.record.id === module) {
      store.set({ pendingModule: null, caret: null })
      return true
    }
    store.update((state) => (state.caret?.module === module ? { ...state, caret: null } : state))
    const inserted = history.past.at(-1)?.inverses[0]
    if (!isEmptyAndUnsent(store.get(), module) || inserted?.type !== 'remove_module' || inserted.module !== module)
      return false
    const undone = undo(history)
    if (!undone) return false
    store.update((state) => ({
      ...withoutModule(state, module),
      history: { ...undone.history, future: history.future },
    }))
    return true
  }

  function isEmptyAndUnsent(state: EditorState, module: number): boolean {
    const record = findModule(state.history.doc, module)
    const edit = record && editOf(record.kind)
    if (!record || !edit || state.base.confirmed.has(module) || isPending(state, module)) return false
    const content = moduleContent(record)
    return Object.entries(content).every(([name, value]) => !value || value === edit.initial[name])
  }

  return {
    startWriting,
    type,
    leave,
    caretTo: (module: number, field: string) => store.set({ caret: { module, field } }),
  }
}

function withoutModule(state: EditorState, module: number): EditorState {
  const maybeDirty = new Set(state.maybeDirty)
  maybeDirty.delete(module)
  const refused = new Map(state.refused)
  refused.delete(module)
  return { ...state, maybeDirty, refused }
}
