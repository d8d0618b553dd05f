import type { Write } from '#site/editor/sync/write.ts'
import { creationWrites } from '../store/creation.ts'
import type { EditorState } from '../store/editor-state.ts'
import { isDirty, isPending } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { moduleProblems, type Rules } from '../store/validate.ts'
import type { Outbox } from './outbox.ts'

/** Delay of a save after the last key press. */
const SAVE_PAUSE_MS = 1500

type Options = {
  store: Store<EditorState>
  outbox: Outbox
  rules: Rules
  later: (run: () => void, ms: number) => () => void
}

export type Saving = ReturnType<typeof createSaving>

/** Queues a module's text after a pause in typing, unless it is invalid. */
export function createSaving({ store, outbox, rules, later }: Options) {
  let pause: { module: number; callOff: () => void } | null = null

  function saveAfterPause(module: number): void {
    pause?.callOff()
    if (pause && pause.module !== module) save(pause.module)
    pause = { module, callOff: later(() => save(module), SAVE_PAUSE_MS) }
  }

  /** Queues a module's unsaved and valid text. */
  function save(module: number): void {
    const state = store.get()
    const isOnItsWay = state.outbox.some(
      ({ write, key }) => write.type === 'save_module' && write.module === module && key !== state.sending,
    )
    if (!isDirty(state, module) || isInvalid(module) || isOnItsWay) return
    if (state.base.confirmed.has(module) || isPending(state, module)) outbox.enqueue([{ type: 'save_module', module }])
    else outbox.enqueue(creationWrites(state, { module, locale: rules.locale }))
  }

  function isInvalid(module: number): boolean {
    return Object.keys(moduleProblems(store.get(), module, rules)).length > 0
  }

  return {
    save,
    saveAfterPause,
    /** Whether a write is held back for now. */
    waits: (write: Write) =>
      write.type === 'save_module' && (write.module === store.get().typing || isInvalid(write.module)),
    stop: () => pause?.callOff(),
  }
}
