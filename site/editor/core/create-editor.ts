import { type Locale, locales } from '#config'
import type { ContainerType } from '#content/define.ts'
import type { Client, Login } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { getPage, Page } from '#contract/pages.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import { copied, fromCopied } from '../clipboard/clip.ts'
import { problemWords } from '../naming.ts'
import type { Action } from '../state/action.ts'
import { apply } from '../state/apply.ts'
import { type Doc, findModule, modulesOf, placeOf } from '../state/document.ts'
import { type Changed, perform, redo, undo, undoInSection } from '../state/history.ts'
import { onItsVersion } from '../sync/mirror.ts'
import type { Write } from '../sync/write.ts'
import { writesOf } from '../sync/writes-of.ts'
import { type Alert, type EditorState, initialState, type Label } from './editor-state.ts'
import { changedIn, type FormDraft, withForm } from './forms.ts'
import { judged, problemsOf } from './judged.ts'
import { logInAgain } from './log-in-again.ts'
import { reloaded } from './reloaded.ts'
import { resolved } from './resolved.ts'
import { createRunner } from './runner.ts'
import { isChanged, isQueued } from './status.ts'
import { createStore } from './store.ts'

export const ALERT_VISIBLE_MS = 4000
/** Typing that pauses this long is saved. */
export const SAVE_PAUSE_MS = 1500

export type EditorOptions = {
  page: Page
  locale: Locale
  /** A line to the server; with a login it is asked for where it is needed. */
  connect: (login?: Login) => Client
  now: () => number
  later: (run: () => void, ms: number) => () => void
}

export type Editor = ReturnType<typeof createEditor>
export type Settled = 'saved' | 'waiting' | 'refused' | 'conflict'

/** The editor of one page in one language: its document, its history and its line to the server. */
export function createEditor({ page, locale, connect, now, later }: EditorOptions) {
  const store = createStore<EditorState>(initialState(page.modules))
  // The queue asks for the login itself, because it stops until then.
  const call = connect()
  const owner = { content_type: page.container.content_type as ContainerType, object_id: page.container.object_id }
  let others: ReadonlyMap<number, ModuleRecord> = new Map()
  let keys = 0
  let hideAlert: (() => void) | null = null
  let pause: { module: number; callOff: () => void } | null = null
  const editOf = (kind: string) => moduleEditors.get(kind) ?? null
  const judge = { locale, editOf }
  const runner = createRunner({ store, alert: alertOf, later, sender, catchUp: reload, makeAnew })

  function sender() {
    return { call, locale, owner, mirror: store.get().mirror, recordOf: (id: number) => findModule(store.get().history.doc, id) }
  }

  function alert(type: Alert['type'], text: string | null): void {
    hideAlert?.()
    store.update((state) => ({ ...state, alert: { key: ++keys, type, text } }))
    hideAlert = later(() => store.update((state) => ({ ...state, alert: null })), ALERT_VISIBLE_MS)
  }

  function alertOf(type: Alert['type'], refused?: { write: Write; problems: FieldErrors }): void {
    alert(type, refused ? problemWords({ editOf, locale }, { kind: kindOf(refused.write), problems: refused.problems }) : null)
  }

  function kindOf(write: Write): string {
    if ('record' in write) return write.record.kind
    return ('module' in write ? findModule(store.get().history.doc, write.module)?.kind : null) ?? 'section'
  }

  /** Writes down what was done and tells the server; typing is told when it pauses, with `save`. */
  function commit(before: Doc, changed: Changed<Label> | null, { quiet = false } = {}): boolean {
    if (!changed) return false
    const words = changed.applied.flatMap((action) => (action.type === 'set_fields' ? [action.module] : []))
    const touched = words.length > 0 ? new Set([...store.get().touched, ...words]) : store.get().touched
    store.update((state) => judged({ ...state, history: changed.history, touched }, words, judge))
    if (!quiet) enqueue(writesOf(before, changed.applied, { locale, isKnown }).filter((write) => !waits(write)))
    return changed.applied.length > 0
  }

  /** Words are told when their typing pauses, and when they would be taken. */
  function waits(write: Write): boolean {
    return write.type === 'save_module' && (write.module === store.get().typing || isHopeless(write.module))
  }

  function isHopeless(module: number): boolean {
    return Object.keys(problemsOf(store.get(), module, judge)).length > 0
  }

  function isKnown(id: number): boolean {
    const { mirror, queue } = store.get()
    const comes = queue.some(
      ({ write }) => (write.type === 'create_module' && write.record.id === id) || (write.type === 'create_section' && write.section.id === id),
    )
    return id > 0 || mirror.ids.has(id) || comes
  }

  function enqueue(writes: readonly Write[], tried = false): void {
    if (writes.length === 0) return
    store.update((state) => ({ ...state, isLoginPutOff: false, queue: [...state.queue, ...writes.map((write) => ({ key: ++keys, write, tried }))] }))
    void runner.run()
  }

  function act(actions: readonly Action[], label: Label): boolean {
    const { history } = store.get()
    return commit(history.doc, perform(history, { actions, label, at: now() }))
  }

  /** Takes a form's words onto the page; over what others have changed since it was opened they are a conflict. */
  function takeForm({ target, values, before, version }: FormDraft, label: Label): void {
    if (target.type !== 'edit') return
    const { module } = target
    const fields = changedIn({ values, before })
    const fallback = (findModule(store.get().history.doc, module)?.fallback ?? []).filter((name) => !(name in fields))
    const writtenOver = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name]]))
    store.update((state) => ({ ...state, mirror: onItsVersion(state.mirror, { module, fields, version, before: writtenOver }) }))
    act([{ type: 'set_fields', module, fields: { ...fields, fallback } }], label)
  }

  /** Words typed into one field; what is typed without a pause is one step. */
  function type(module: number, { name, typed }: { name: string; typed: string }, label: Label): void {
    const { history } = store.get()
    const borrowed = findModule(history.doc, module)?.fallback ?? []
    const language = borrowed.includes(name) ? { fallback: borrowed.filter((each) => each !== name) } : {}
    const action: Action = { type: 'set_fields', module, fields: { [name]: typed, ...language } }
    commit(history.doc, perform(history, { actions: [action], label, at: now(), merge: `${module}.${name}` }), { quiet: true })
    saveAfterPause(module)
  }

  function saveAfterPause(module: number): void {
    pause?.callOff()
    if (pause && pause.module !== module) save(pause.module)
    pause = { module, callOff: later(() => save(module), SAVE_PAUSE_MS) }
  }

  /** Tells the server the words of a module, if it does not know them and would take them. */
  function save(module: number): void {
    const state = store.get()
    if (
      !isChanged(state, module) ||
      isHopeless(module) ||
      state.queue.some(({ write, key }) => write.type === 'save_module' && write.module === module && key !== state.sending)
    )
      return
    if (state.mirror.confirmed.has(module) || isQueued(state, module)) enqueue([{ type: 'save_module', module }])
    else enqueue(createAgain(module))
  }

  /** A module the server refused stands here alone; it is offered to it again. */
  function createAgain(module: number): Write[] {
    const { history } = store.get()
    const removed = apply(history.doc, { type: 'remove_module', module })
    return removed ? writesOf(removed.doc, [removed.inverse], { locale, isKnown }) : []
  }

  function step(change: (history: EditorState['history']) => Changed<Label> | null): boolean {
    const { history } = store.get()
    const changed = change(history)
    const done = commit(history.doc, changed)
    const { typing } = store.get()
    if (done && typing !== null) saveAfterPause(typing)
    // It was forgotten, because what it rests on is no longer there; whoever asked for it should not wonder.
    if (changed && !done) alert('forgotten', null)
    return done
  }

  /** Forgets the last step as if it had not been, because the server would not have it. */
  function takeBack(): void {
    const { history } = store.get()
    const changed = undo(history)
    if (changed) commit(history.doc, { ...changed, history: { ...changed.history, future: [] } }, { quiet: true })
    store.update((state) => ({ ...state, refused: new Map() }))
  }

  /** How it ended for a module: when nothing of it is queued any more, or the queue has stopped. */
  function whenSettled(module: number): Promise<Settled> {
    return new Promise((resolve) => {
      const check = () => {
        const state = store.get()
        if (!state.halt && isQueued(state, module)) return
        stop()
        resolve(state.conflicts.has(module) ? 'conflict' : state.refused.has(module) ? 'refused' : state.halt ? 'waiting' : 'saved')
      }
      const stop = store.subscribe(check)
      check()
    })
  }

  function resolve(module: number, choice: 'mine' | 'theirs'): void {
    const decided = resolved(store.get(), { module, choice })
    store.update(() => decided.state)
    if (decided.actions.length > 0) act(decided.actions, decided.label)
    enqueue(decided.writes)
    if (choice === 'mine') save(module)
  }

  /** The other language's texts are as they were when the page was opened: what is gone cannot be asked for them. */
  function makeAnew(module: number): void {
    const { history, mirror } = store.get()
    const [record, place] = [findModule(history.doc, module), placeOf(history.doc, module)]
    if (!record || !place) return
    const copy = fromCopied(copied(record, { confirmed: mirror.confirmed, others }), false)
    const fresh = { ...copy, anchor: record.anchor }
    act(
      [
        { type: 'remove_module', module },
        { type: 'insert_module', place, record: fresh },
      ],
      { verb: 'resolved', kind: record.kind, name: '' },
    )
  }

  /** Reads the page's texts in the other language; without an answer there are none. */
  async function learnOthers(): Promise<void> {
    const other = locales.find((each) => each !== locale) ?? locale
    const found = await readPage(other).catch(() => null)
    if (found) others = new Map([...modulesOf({ sections: found.modules })].map((record) => [record.id, record]))
  }

  /** Puts left work back: what was to be told is told, and words are saved at once. */
  function restore({
    actions,
    writes,
    words,
  }: {
    actions: readonly Action[]
    writes: readonly { write: Write; tried: boolean }[]
    words: readonly number[]
  }): void {
    const { history } = store.get()
    const label: Label = { verb: 'restored', kind: 'section', name: '' }
    if (!commit(history.doc, perform(history, { actions, label, at: now() }), { quiet: true })) return
    for (const { write, tried } of writes) enqueue([write], tried)
    for (const module of words) save(module)
  }

  /** Takes the page as it is on the server now; throws when it cannot be read. */
  async function reload(): Promise<void> {
    const fresh = await readPage(locale)
    store.update((state) => reloaded(state, fresh.modules))
  }

  function readPage(language: Locale): Promise<Page> {
    const path = page.urls[language].replace(/^\/\w\w\/?/, '')
    return call<typeof getPage>({ method: 'GET', path: '/{locale}/pageeditor-api/page/{path}' }, { params: { locale: language, path } })
  }

  return {
    page,
    locale,
    /** For what is no write of the page; it opens the login where it is needed. */
    call: connect(logInAgain(store)),
    owner,
    store,
    act,
    takeForm,
    keepForm: (form: FormDraft) => store.update((state) => withForm(state, form)),
    type,
    save,
    enqueue,
    isKnown,
    takeBack,
    whenSettled,
    resolve,
    restore,
    reload,
    learnOthers,
    alert,
    resume: runner.resume,
    stop: () => {
      pause?.callOff()
      runner.stop()
    },
    undo: () => step(undo),
    redo: () => step(redo),
    undoInSection: (section: number) => step((history) => undoInSection(history, section)),
    typing: (module: number | null) => store.update((state) => (state.typing === module ? state : { ...state, typing: module })),
    preview: (section: number, on: boolean) => store.update((state) => ({ ...state, previews: toggled(state.previews, section, on) })),
    putOffLogin: () => store.update((state) => ({ ...state, isLoginPutOff: true })),
    hideAlert: () => store.update((state) => ({ ...state, alert: null })),
    editOf,
  }
}

function toggled(set: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  const next = new Set(set)
  if (on) next.add(id)
  else next.delete(id)
  return next
}
