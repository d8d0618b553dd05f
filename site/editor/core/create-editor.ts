import { type Locale, locales } from '#config'
import type { setPreferences as savePreferences } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { Client, FetchLike, RequestLogin } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Page } from '#contract/page/pages.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import { moduleEditors } from '#modules/editors.ts'
import { logInAgain } from '../saving/log-in-again.ts'
import { createOutbox, type Outbox, type SavedVersion } from '../saving/outbox.ts'
import { createPageReader, type PageReader } from '../saving/page-reader.ts'
import { createRefresh } from '../saving/refresh.ts'
import type { Resolution } from '../saving/resolve-conflict.ts'
import { createSaving, type Saving } from '../saving/saving.ts'
import { findModule, findPlace, iterateModules, keyOfRecord } from '../state/document.ts'
import { createAlerts } from '../store/alerts.ts'
import { type EditorState, initialState } from '../store/editor-state.ts'
import { type FormDraft, storeForm } from '../store/form-draft.ts'
import { recreateInPlace } from '../store/module-copy.ts'
import { createStore, type Store } from '../store/store.ts'
import { followed } from '../sync/base.ts'
import { createPublication } from './publication.ts'
import { createSteps, type Steps } from './steps.ts'
import { createWriting } from './writing.ts'

export type EditorOptions = {
  page: Page
  locale: Locale
  /** Language of the editor's interface, if not the page's. */
  speaks?: Locale
  /** The person's choice, see `EditorState.collects`. */
  collects?: boolean
  /** The person's choice, see `EditorState.isSideBySide`. */
  isSideBySide?: boolean
  /** An API client; `login` opens the login dialog when needed. */
  clientFor: (login?: RequestLogin, fetch?: FetchLike) => Client
  now: () => number
  later: (run: () => void, ms: number) => () => void
}

export type Editor = ReturnType<typeof createEditor>

/** The editor of one page in one language: state, history and synchronisation (see README.md). */
export function createEditor({
  page,
  locale,
  speaks = locale,
  collects = false,
  isSideBySide = false,
  clientFor,
  now,
  later,
}: EditorOptions) {
  const store = createStore<EditorState>({ ...initialState(page.modules), collects, isSideBySide })
  // The outbox requests the login itself, because it pauses until then.
  const call = clientFor()
  const owner = { content_type: page.container.content_type as SectionOwnerType, object_id: page.container.object_id }
  const editOf = (kind: string) => moduleEditors.get(kind) ?? null
  const rules = { locale, speaks, editOf }
  const sender = () => ({
    call,
    locale,
    owner,
    base: store.get().base,
    recordOf: (id: number) => findModule(store.get().history.doc, id),
    editOf,
  })

  /** Without a connection the next poll tries again. */
  const refreshQuietly = () => void refresh().catch(() => undefined)
  const alert = createAlerts({ store, later })
  const reader = createPageReader({ store, call, page, locale })
  const refresh = createRefresh({ store, reader, editOf })
  const outbox = createOutbox({
    store,
    alert,
    later,
    sender,
    rebase: reader.reload,
    showMerged: refreshQuietly,
    recreate: (module) => conflicts.recreate(module),
  })
  const saving = createSaving({ store, outbox, rules, later })
  const steps = createSteps({ store, outbox, saving, rules, alert, now })
  const writing = createWriting({ store, steps, editOf })
  const callWithLogin = clientFor(logInAgain(store))
  const conflicts = createConflicts({ store, outbox, saving, steps, reader })

  const setPreferences = (body: InputOf<typeof savePreferences>['body']) =>
    callWithLogin<typeof savePreferences>(editorAddresses.setPreferences, { params: { locale }, body })

  return {
    page,
    locale,
    speaks,
    owner,
    store,
    editOf,
    /** For requests that are no writes of the page; opens the login when needed. */
    call: callWithLogin,
    /** The same with another `fetch`. */
    clientFor: (fetch: FetchLike) => clientFor(logInAgain(store), fetch),
    publication: createPublication({ store, call: callWithLogin, locale, editOf, owner, reloadAll: reader.reloadAll }),
    alert,
    hideAlert: () => store.set({ alert: null }),
    ...steps,
    ...writing,
    save: saving.save,
    enqueue: outbox.enqueue,
    isKnown: outbox.isKnown,
    whenSettled: outbox.whenSettled,
    resume: outbox.resume,
    /** Reports module versions made by this editor to the one of the other language. */
    onSaved: outbox.onSaved,
    follow: ({ module, from, to }: SavedVersion) =>
      store.update((state) => ({ ...state, base: followed(state.base, { module, from, to }) })),
    reload: reader.reload,
    reloadAll: reader.reloadAll,
    read: reader.read,
    refresh,
    /** Without a connection it stays for this visit. */
    toggleSideBySide: () => {
      store.update((state) => ({ ...state, isSideBySide: !state.isSideBySide }))
      setPreferences({ side_by_side: store.get().isSideBySide }).catch(() => undefined)
    },
    settle: conflicts.settle,
    resolveRecord: conflicts.resolveRecord,
    showSavedRecords: conflicts.showSavedRecords,
    loadOtherLanguage: conflicts.loadOtherLanguage,
    stop: () => {
      saving.stop()
      outbox.stop()
    },
    keepForm: (form: FormDraft) => store.update((state) => storeForm(state, form)),
    /** Leaving the page asks while a form has unsaved input. */
    holdForm: (hasUnsavedForm: boolean) =>
      store.update((state) => (state.hasUnsavedForm === hasUnsavedForm ? state : { ...state, hasUnsavedForm })),
    /** The caret enters a module or leaves it; changes of others to its text appear when it has left. */
    typing: (module: number | null) => {
      const { typing: before, changedByOthers } = store.get()
      if (before === module) return
      store.update((state) => ({ ...withoutMark(state, module), typing: module }))
      if (before !== null && changedByOthers.has(before)) refreshQuietly()
    },
    /** The editor has looked at what others changed. */
    removeMark: (module: number) => store.update((state) => withoutMark(state, module)),
    preview: (section: number, isOn: boolean) =>
      store.update((state) => ({ ...state, previews: toggled(state.previews, section, isOn) })),
    setPreferences,
    setCollecting: async (collects: boolean) => {
      await setPreferences({ collects })
      store.set({ collects })
    },
    postponeLogin: () => store.set({ isLoginPostponed: true }),
  }
}

function withoutMark(state: EditorState, module: number | null): EditorState {
  if (module === null || !state.changedByOthers.has(module)) return state
  return { ...state, changedByOthers: toggled(state.changedByOthers, module, false) }
}

function toggled(set: ReadonlySet<number>, id: number, isOn: boolean): ReadonlySet<number> {
  const next = new Set(set)
  if (isOn) next.add(id)
  else next.delete(id)
  return next
}

type ConflictOptions = { store: Store<EditorState>; outbox: Outbox; saving: Saving; steps: Steps; reader: PageReader }

/** Actions for a conflict with changes or deletions by others. */
function createConflicts({ store, outbox, saving, steps, reader }: ConflictOptions) {
  return {
    /** Applies what a dialog decided (`saving/resolve-conflict.ts`). */
    settle(module: number, { state, actions, writes, label, isMine }: Resolution): void {
      store.update(() => state)
      if (actions.length > 0) steps.act(actions, label)
      outbox.enqueue(writes)
      if (isMine) saving.save(module)
    },

    /** Saves my fields over theirs, or drops them. */
    resolveRecord(choice: 'mine' | 'theirs'): void {
      const { recordClash: clash } = store.get()
      store.update((state) => ({ ...state, recordClash: null, savedRecords: state.savedRecords + 1 }))
      if (clash && choice === 'mine') steps.setRecord({ ...clash, fields: clash.mine, before: clash.theirs })
    },

    /** The site has drawn what was saved; unsent changes stay. */
    showSavedRecords(): void {
      store.update((state) => {
        const unsent = state.outbox.flatMap(({ write }) => (write.type === 'save_record' ? [keyOfRecord(write)] : []))
        const kept = Object.entries(state.history.doc.records ?? {}).filter(([key]) => unsent.includes(key))
        const doc = { ...state.history.doc, records: Object.fromEntries(kept) }
        return { ...state, history: { ...state.history, doc } }
      })
    },

    recreate(module: number): void {
      const { history } = store.get()
      const [record, place] = [findModule(history.doc, module), findPlace(history.doc, module)]
      if (!record || !place) return
      const fresh = recreateInPlace(record, store.get())
      steps.act(
        [
          { type: 'remove_module', module },
          { type: 'insert_module', place, record: fresh },
        ],
        { verb: 'resolved', of: { kind: record.kind } },
      )
    },

    /** Reads the page's texts in the other language; none if the server does not respond. */
    async loadOtherLanguage(): Promise<void> {
      const otherLocale = locales.find((each) => each !== reader.locale) ?? reader.locale
      const page = await reader.read(otherLocale).catch(() => null)
      if (page)
        store.update((state) => ({
          ...state,
          otherLanguageModules: new Map(
            [...iterateModules({ sections: page.modules })].map((record) => [record.id, record]),
          ),
        }))
    },
  }
}
