import styles from './VacancyNote.module.css'

/** What is left of the places, in words; nothing where the school says nothing. */
export function VacancyNote({ note }: { note: string }) {
  return note && <p className={styles.note}>{note}</p>
}
