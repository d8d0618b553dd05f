import { Fragment } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import styles from './DiffedText.module.css'
import type { Paragraph } from './text-diff.ts'

/** One of two texts with the differing words marked, also for screen readers. */
export function DiffedText({ paragraphs, locale }: { paragraphs: readonly Paragraph[]; locale: Locale }) {
  const texts = conflictWords[locale]
  const isEmpty = paragraphs.every((paragraph) => paragraph?.length === 0)
  return (
    <span className={styles.marked}>
      {isEmpty && texts.empty}
      {paragraphs.map((paragraph, index) => (
        <span key={index + 1} className={styles.markedLine}>
          {paragraph === null
            ? '…'
            : paragraph.map((piece, pieceIndex) => (
                <DiffPieceText key={pieceIndex + 1} {...piece} label={texts.differs} />
              ))}
        </span>
      ))}
    </span>
  )
}

function DiffPieceText({ text, differs, label }: { text: string; differs: boolean; label: string }) {
  if (!differs) return <Fragment>{text}</Fragment>
  return (
    <mark className={styles.differs}>
      <span className={styles.unseen}>{label} </span>
      {text}
    </mark>
  )
}
