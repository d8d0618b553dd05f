import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import { bothTexts, diffTexts, isOnlyMarkup, type Paragraph, toParagraphs } from './text-diff.ts'
import styles from './text-sides.module.css'

type TextSides = {
  mine: ReactNode
  theirs: ReactNode
  both: ReactNode
  bothLabel: string
  isMerged: boolean
  hint: string | undefined
}

/** Two texts to choose from, with differing words marked; `both` is null when one is empty. */
export function textSides(
  { base = '', mine, theirs }: { base?: string; mine: string; theirs: string },
  locale: Locale,
): TextSides {
  const combined = bothTexts({ base, mine, theirs })
  const compared = diffTexts(mine, theirs)
  const hasBoth = mine !== '' && theirs !== ''
  return {
    mine: <DiffedText paragraphs={compared.mine} locale={locale} />,
    theirs: <DiffedText paragraphs={compared.theirs} locale={locale} />,
    both: hasBoth ? <DiffedText paragraphs={toParagraphs(combined.text)} locale={locale} /> : null,
    bothLabel: combined.isMerged ? conflictWords[locale].merged : conflictWords[locale].both,
    isMerged: combined.isMerged,
    hint: hasBoth && isOnlyMarkup(compared) ? conflictWords[locale].onlyMarkup : undefined,
  }
}

/** One of two texts with the differing words marked, also for screen readers. */
function DiffedText({ paragraphs, locale }: { paragraphs: readonly Paragraph[]; locale: Locale }) {
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
