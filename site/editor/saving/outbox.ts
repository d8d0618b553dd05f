import { AppError, type ErrorCode, needsLogin } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { findModule } from '#site/editor/state/document.ts'
import { changedContent } from '#site/editor/sync/content.ts'
import { send } from '#site/editor/sync/send.ts'
import type { Pending, SendContext, SendOutcome, Write } from '#site/editor/sync/write.ts'
import type { ShowAlert } from '../store/alerts.ts'
import { isOnlyLocal, isOnServer } from '../store/creation.ts'
import { type EditorState, withoutEntry } from '../store/editor-state.ts'
import { isPending } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { acknowledge, mergedFields } from './acknowledge.ts'

const RETRY_AFTER_MS = [2000, 4000, 8000, 15_000, 30_000]

/** Codes worth a retry. */
const mayPass = new Set<ErrorCode>(['unavailable', 'internal', 'too_many_requests'])

type Options = {
  store: Store<EditorState>
  sender: () => SendContext
  alert: ShowAlert
  /** Loads the newest page as the base, after a refusal or a conflict. */
  rebase: () => Promise<void>
  /** Shows what was saved together with the changes of others. */
  showMerged: () => void
  /** Recreates a module that cannot be restored. */
  recreate: (module: number) => void
  /** Schedules a function; returns a cancel function. */
  later: (run: () => void, ms: number) => () => void
}

/** A module's server version before and after a save of this window. */
export type SavedVersion = { module: number; from: number; to: number }

export type Outbox = ReturnType<typeof createOutbox>
export type OutboxResult = 'saved' | 'waiting' | 'refused' | 'conflict'

/** Sends pending writes one after the other; pauses when it cannot continue, and resumes at the same write. */
export function createOutbox({ store, sender, alert, rebase, showMerged, recreate, later }: Options) {
  const saveListeners = new Set<(saved: SavedVersion) => void>()
  let keys = 0
  let running = false
  let failures = 0
  let hasMerged = false
  let callOff: (() => void) | null = null

  function enqueue(writes: readonly Write[], tried = false): void {
    if (writes.length === 0) return
    store.update((state) => ({
      ...state,
      isLoginPostponed: false,
      outbox: [...state.outbox, ...writes.map((write) => ({ key: ++keys, write, tried }))],
    }))
    void run()
  }

  function onSaved(listener: (saved: SavedVersion) => void): () => void {
    saveListeners.add(listener)
    return () => saveListeners.delete(listener)
  }

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (let next = nextWrite(); next; next = nextWrite()) {
      // Recorded before sending: after a crash nobody knows whether it arrived.
      store.update((state) => ({
        ...state,
        sending: next.key,
        outbox: state.outbox.map((each) => (each.key === next.key ? markAttempted(state, each) : each)),
      }))
      try {
        const outcome = await send(sender(), next)
        if (outcome.type === 'overtaken') await rebase()
        else if (outcome.type === 'gone') {
          settle(next, { type: 'nothing' })
          recreate(outcome.module)
        } else {
          settle(next, outcome)
          // Its parent may be gone too.
          if (outcome.type === 'conflict' && outcome.theirs === null) await rebase().catch(() => undefined)
        }
      } catch (error) {
        await fail(next, error)
      }
    }
    running = false
    store.update((state) => (state.sending === null ? state : { ...state, sending: null }))
    if (hasMerged) showMerged()
    hasMerged = false
  }

  function nextWrite(): Pending | null {
    const { outbox, paused } = store.get()
    return paused ? null : (outbox[0] ?? null)
  }

  function settle(pending: Pending, outcome: FinalOutcome): void {
    failures = 0
    store.update((state) =>
      applyOutcome({ ...state, outbox: state.outbox.filter(({ key }) => key !== pending.key) }, outcome),
    )
    if (outcome.type === 'done' && pending.write.type === 'save_record')
      store.update((state) => ({ ...state, savedRecords: state.savedRecords + 1 }))
    if (outcome.type === 'done' && outcome.saved)
      for (const notify of saveListeners) notify(savedVersion(outcome.saved))
    const isMerged = outcome.type === 'done' && outcome.saved && mergedFields(outcome.saved).length > 0
    if (isMerged) hasMerged = true
    if (outcome.type === 'done' && (pending.write.type !== 'save_module' || outcome.saved))
      alert(isMerged ? 'merged' : 'saved')
    if (outcome.type === 'refused')
      alert('failed', { refused: { kind: kindOf(pending.write), problems: outcome.problems } })
  }

  async function fail(pending: Pending, error: unknown): Promise<void> {
    const code = error instanceof AppError ? error.code : 'internal'
    if (needsLogin(code)) {
      store.set({ paused: 'login', isLoginPostponed: false })
      return
    }
    if (mayPass.has(code)) {
      if (failures === 0) alert('failed')
      store.set({ paused: 'offline' })
      const seconds = error instanceof AppError ? (error.retryAfterSeconds ?? 0) : 0
      const pause = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0
      failures++
      callOff?.()
      callOff = later(resume, Math.max(pause, seconds * 1000))
      return
    }
    await letGo(pending, error)
  }

  /** Drops a write that the server refuses for good. */
  async function letGo(pending: Pending, error: unknown): Promise<void> {
    const problems = error instanceof AppError ? error.fields : undefined
    const { write } = pending
    const isHomeless =
      write.type === 'create_module' &&
      (problems?.parent !== undefined || (error instanceof AppError && error.code === 'not_found'))
    if (write.type === 'create_module' && problems && !isHomeless) {
      settle(pending, { type: 'refused', module: write.record.id, problems })
      return
    }
    store.update((state) => ({
      ...state,
      outbox: state.outbox.filter(({ key }) => key !== pending.key),
      maybeDirty: write.type === 'create_module' ? new Set([...state.maybeDirty, write.record.id]) : state.maybeDirty,
    }))
    const alertFailure = () => alert('failed', problems && { refused: { kind: kindOf(write), problems } })
    // An orphaned edit becomes a conflict once the page is reloaded.
    if (!isHomeless) alertFailure()
    // Without a response the local state stays.
    await rebase().catch(() => isHomeless && alertFailure())
  }

  /** After a login, on reconnect, or on request. */
  function resume(): void {
    callOff?.()
    callOff = null
    store.update((state) => (state.paused ? { ...state, paused: null } : state))
    void run()
  }

  /** Resolves when no write of a module is pending, or the outbox has paused. */
  function whenSettled(module: number): Promise<OutboxResult> {
    return new Promise((resolve) => {
      const check = () => {
        const state = store.get()
        if (!state.paused && (isPending(state, module) || isEnding(state))) return
        stop()
        resolve(endOf(state, module))
      }
      const stop = store.subscribe(check)
      check()
    })
  }

  /** Whether a dropped write is still being handled. */
  function isEnding({ sending, outbox }: EditorState): boolean {
    return sending !== null && outbox.every(({ key }) => key !== sending)
  }

  function endOf(state: EditorState, module: number): OutboxResult {
    if (state.conflicts.has(module)) return 'conflict'
    if (state.refused.has(module)) return 'refused'
    if (state.paused) return 'waiting'
    return findModule(state.history.doc, module) && isOnlyLocal(state, module) ? 'refused' : 'saved'
  }

  function kindOf(write: Write): string {
    if ('record' in write) return write.record.kind
    if ('resource' in write) return write.resource
    return ('module' in write ? findModule(store.get().history.doc, write.module)?.kind : null) ?? 'section'
  }

  return {
    enqueue,
    isKnown: (id: number) => isOnServer(store.get(), id),
    whenSettled,
    resume,
    onSaved,
    stop: () => callOff?.(),
  }
}

/** The server counts each write of a module and refuses older versions. */
function savedVersion({ serverRecord }: { serverRecord: ModuleRecord }): SavedVersion {
  return { module: serverRecord.id, from: serverRecord.version - 1, to: serverRecord.version }
}

/** Final results of a write; an overtaken one stays in the outbox. */
type FinalOutcome = Exclude<SendOutcome, { type: 'overtaken' | 'gone' }>

/** Marks a write as attempted, with the values sent. */
function markAttempted(state: EditorState, pending: Pending): Pending {
  const { write, attempts = [] } = pending
  if (write.type !== 'save_module') return { ...pending, tried: true }
  const record = findModule(state.history.doc, write.module)
  const confirmed = state.base.confirmed.get(write.module)
  const fields = record && confirmed ? changedContent(record, confirmed) : {}
  return { ...pending, tried: true, attempts: Object.keys(fields).length > 0 ? [...attempts, fields] : attempts }
}

/** Merges the server's response. */
function applyOutcome(state: EditorState, outcome: FinalOutcome): EditorState {
  switch (outcome.type) {
    case 'nothing':
      return state
    case 'done': {
      const rebased = { ...state, base: outcome.base }
      return outcome.saved
        ? acknowledge(rebased, outcome.saved, state.base.confirmed.get(outcome.saved.module))
        : rebased
    }
    case 'conflict':
      return { ...state, conflicts: new Map(state.conflicts).set(outcome.module, outcome) }
    case 'record_conflict':
      return { ...state, recordClash: outcome.clash }
    case 'refused':
      return {
        ...state,
        conflicts: withoutEntry(state.conflicts, outcome.module),
        refused: new Map(state.refused).set(outcome.module, outcome.problems),
      }
  }
}
