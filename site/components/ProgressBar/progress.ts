/** spec §9: throttle, nominal duration, and how long the finished bar stays. */
export const PROGRESS_THROTTLE_MS = 200
export const PROGRESS_DURATION_MS = 5000
export const PROGRESS_HIDE_AFTER_MS = 500

export type ProgressPhase = 'hidden' | 'running' | 'finished'

/** Shows nothing for a change that takes less than the throttle. */
export function createProgress(show: (phase: ProgressPhase) => void) {
  let phase: ProgressPhase = 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (next: ProgressPhase) => {
    phase = next
    show(next)
  }
  const enterAfter = (next: ProgressPhase, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => enter(next), ms)
  }
  return {
    start() {
      if (phase === 'running') return
      if (phase === 'finished') enter('hidden')
      enterAfter('running', PROGRESS_THROTTLE_MS)
    },
    finish() {
      clearTimeout(timer)
      if (phase !== 'running') return
      enter('finished')
      enterAfter('hidden', PROGRESS_HIDE_AFTER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
