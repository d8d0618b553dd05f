import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './ProgressBar.module.css'

/** spec §9: throttle, nominal duration, and display time of the finished bar. */
const PROGRESS_THROTTLE_MS = 200
const PROGRESS_DURATION_MS = 5000
const PROGRESS_HIDE_AFTER_MS = 500

const times = {
  '--progress': `${PROGRESS_DURATION_MS}ms`,
  '--progress-end': `${PROGRESS_HIDE_AFTER_MS}ms`,
} as CSSProperties

/** spec §2: page changes show a loading bar. */
export function ProgressBar() {
  const { state } = useNavigation()
  const isLoading = state !== 'idle'
  const [phase, setPhase] = useState<ProgressPhase>('hidden')
  const progress = useRef<ReturnType<typeof createProgress>>(null)
  progress.current ??= createProgress(setPhase)
  useEffect(() => {
    if (isLoading) progress.current?.start()
    else progress.current?.finish()
  }, [isLoading])
  useEffect(() => () => progress.current?.stop(), [])
  return <div className={styles.bar} style={times} data-phase={phase} aria-hidden="true" />
}

export type ProgressPhase = 'hidden' | 'running' | 'finished'

/** Shows nothing for a change that is faster than the throttle. */
export function createProgress(showPhase: (phase: ProgressPhase) => void) {
  let phase: ProgressPhase = 'hidden'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (next: ProgressPhase) => {
    phase = next
    showPhase(next)
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
