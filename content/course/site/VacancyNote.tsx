import styles from './VacancyNote.module.css'

export function VacancyNote({ note }: { note: string }) {
  return note && <p className={styles.note}>{note}</p>
}
