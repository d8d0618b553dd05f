import { useWords } from '#site/i18n/words.ts'
import type { EventDate } from '../../../endpoints.ts'
import { deviatingStates } from '../../../states.ts'
import { words } from '../../../words.ts'
import styles from './StateWords.module.css'

/** States of a changed date: a sign and a word in the text colour, in every list and calendar. */
export function StateWords({ date }: { date: Pick<EventDate, 'status' | 'schedule'> }) {
  const { status } = useWords(words)
  return deviatingStates(date).map((state) => (
    <strong key={state} className={styles.state} data-state={state}>
      {status[state]}{' '}
    </strong>
  ))
}
