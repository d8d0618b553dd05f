import { useId } from 'react'
import type { Messages } from '../i18n/de.ts'
import { reserveFootSpace } from '../reserve-foot-space.ts'
import styles from './ConsentBar.module.css'

type ConsentBarProps = {
  text: Messages['consent']
  hasTracking: boolean
  onAnswer: (choice: 'all' | 'required') => void
  onChoose: () => void
}

const takesFoot = reserveFootSpace('consent')

/**
 * One line at the bottom of the window; details are in the settings. Part of every page, visible to visitors who have
 * not decided (`ConsentMarkerScript`).
 */
export function ConsentBar({ text, hasTracking, onAnswer, onChoose }: ConsentBarProps) {
  const id = useId()
  return (
    <div
      ref={takesFoot}
      role="dialog"
      aria-labelledby={id}
      className={styles.question}
      data-question=""
      data-nosnippet=""
    >
      <div className={`page ${styles.line}`}>
        <p id={id} className={styles.text}>
          {hasTracking ? text.questionOfBoth : text.question}
        </p>
        <div className={styles.buttons}>
          <button type="button" data-answer="required" className={styles.button} onClick={() => onAnswer('required')}>
            {text.acceptRequired}
          </button>
          <button type="button" data-answer="all" className={styles.button} onClick={() => onAnswer('all')}>
            {text.acceptAll}
          </button>
          <button type="button" className={styles.choose} onClick={onChoose}>
            {text.choose}
          </button>
        </div>
      </div>
    </div>
  )
}
