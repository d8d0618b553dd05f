import { Fragment } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import styles from './DiffedText.module.css'
import type { Paragraph } from './text-diff.ts'

/** One of two texts with the differing words marked, also for screen readers. */
export function DiffedText({ paragraphs, locale }: { paragraphs: readonly Paragraph[]; locale: Locale }) {
  const words = conflictWords[locale]
  const isEmpty = paragraphs.every((paragraph) => paragraph?.length === 0)
  return (
    <span className={styles.marked}>
      {isEmpty && words.empty}
      {paragraphs.map((paragraph, index) => (
        <span key={index + 1} className={styles.markedLine}>
          {paragraph === null
            ? '…'
            : paragraph.map((piece, at) => <Words key={at + 1} {...piece} label={words.differs} />)}
        </span>
      ))}
    </span>
  )
}

function Words({ words, differs, label }: { words: string; differs: boolean; label: string }) {
  if (!differs) return <Fragment>{words}</Fragment>
  return (
    <mark className={styles.differs}>
      <span className={styles.unseen}>{label} </span>
      {words}
    </mark>
  )
}
