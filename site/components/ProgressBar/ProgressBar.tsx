import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './ProgressBar.module.css'
import { createProgress, PROGRESS_DURATION_MS, PROGRESS_HIDE_AFTER_MS, type ProgressPhase } from './progress.ts'

const times = { '--progress': `${PROGRESS_DURATION_MS}ms`, '--progress-end': `${PROGRESS_HIDE_AFTER_MS}ms` } as CSSProperties

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
