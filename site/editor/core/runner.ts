import { AppError, type ErrorCode, type FieldErrors, needsLogin } from '#contract/errors.ts'
import { findModule } from '../state/document.ts'
import { changedContent } from '../sync/content.ts'
import { type Outcome, type Sender, send } from '../sync/send.ts'
import type { Queued, Write } from '../sync/write.ts'
import { acknowledge } from './acknowledge.ts'
import { type EditorState, withoutKey } from './editor-state.ts'
import type { Store } from './store.ts'

export const RETRY_AFTER_MS = [2000, 4000, 8000, 15_000, 30_000]

/** The same write may well succeed later. */
const mayPass = new Set<ErrorCode>(['unavailable', 'internal', 'too_many_requests'])

type Options = {
  store: Store<EditorState>
  sender: () => Sender
  alert: (type: 'saved' | 'failed', refused?: { write: Write; problems: FieldErrors }) => void
  /** Takes the page as it is there, because here it may not be: a write was refused for good, or others were faster. */
  catchUp: () => Promise<void>
  /** Makes a module anew that cannot be brought back. */
  makeAnew: (module: number) => void
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

type Settling = Exclude<Outcome, { type: 'overtaken' | 'gone' }>

/** Sends the queue, one write after the other; stops when it cannot go on and starts again where it stopped. */
export function createRunner({ store, sender, alert, catchUp, makeAnew, later }: Options) {
  let running = false
  let failures = 0
  let callOff: (() => void) | null = null

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (let next = nextWrite(); next; next = nextWrite()) {
      // Noted before it is sent: after a crash nobody knows whether it was done.
      store.update((state) => ({ ...state, sending: next.key, queue: state.queue.map((each) => (each.key === next.key ? attempted(state, each) : each)) }))
      try {
        const outcome = await send(sender(), next)
        if (outcome.type === 'overtaken') await catchUp()
        else if (outcome.type === 'gone') {
          settle(next, { type: 'nothing' })
          makeAnew(outcome.module)
        } else settle(next, outcome)
      } catch (error) {
        await fail(next, error)
      }
    }
    running = false
    store.update((state) => (state.sending === null ? state : { ...state, sending: null }))
  }

  function nextWrite(): Queued | null {
    const { queue, halt } = store.get()
    return halt ? null : (queue[0] ?? null)
  }

  function settle(queued: Queued, outcome: Settling): void {
    failures = 0
    store.update((state) => settled({ ...state, queue: state.queue.filter(({ key }) => key !== queued.key) }, outcome))
    if (outcome.type === 'done' && (queued.write.type !== 'save_module' || outcome.saved)) alert('saved')
    if (outcome.type === 'refused') alert('failed', { write: queued.write, problems: outcome.problems })
  }

  async function fail(queued: Queued, error: unknown): Promise<void> {
    const code = error instanceof AppError ? error.code : 'internal'
    if (needsLogin(code)) {
      store.update((state) => ({ ...state, halt: 'login', isLoginPutOff: false }))
      return
    }
    if (mayPass.has(code)) {
      if (failures === 0) alert('failed')
      store.update((state) => ({ ...state, halt: 'offline' }))
      const seconds = error instanceof AppError ? (error.retryAfterSeconds ?? 0) : 0
      const pause = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)] ?? 0
      failures++
      callOff?.()
      callOff = later(resume, Math.max(pause, seconds * 1000))
      return
    }
    const problems = error instanceof AppError ? error.fields : undefined
    const { write } = queued
    if (write.type === 'create_module' && problems) {
      settle(queued, { type: 'refused', module: write.record.id, problems })
      return
    }
    store.update((state) => ({ ...state, queue: state.queue.filter(({ key }) => key !== queued.key) }))
    alert('failed', problems && { write, problems })
    // Without an answer it stays as it is here.
    await catchUp().catch(() => undefined)
  }

  /** After a login, when the network is back, or when someone asks for it. */
  function resume(): void {
    callOff?.()
    callOff = null
    store.update((state) => (state.halt ? { ...state, halt: null } : state))
    void run()
  }

  return { run, resume, stop: () => callOff?.() }
}

function attempted(state: EditorState, queued: Queued): Queued {
  const { write, sent = [] } = queued
  if (write.type !== 'save_module') return { ...queued, tried: true }
  const record = findModule(state.history.doc, write.module)
  const confirmed = state.mirror.confirmed.get(write.module)
  const fields = record && confirmed ? changedContent(record, confirmed) : {}
  return { ...queued, tried: true, sent: Object.keys(fields).length > 0 ? [...sent, fields] : sent }
}

function settled(state: EditorState, outcome: Settling): EditorState {
  switch (outcome.type) {
    case 'nothing':
      return state
    case 'done': {
      const mirrored = { ...state, mirror: outcome.mirror }
      return outcome.saved ? acknowledge(mirrored, outcome.saved, state.mirror.confirmed.get(outcome.saved.module)) : mirrored
    }
    case 'conflict':
      return { ...state, conflicts: new Map(state.conflicts).set(outcome.module, outcome) }
    case 'refused':
      return { ...state, conflicts: withoutKey(state.conflicts, outcome.module), refused: new Map(state.refused).set(outcome.module, outcome.problems) }
  }
}
