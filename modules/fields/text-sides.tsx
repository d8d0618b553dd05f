import type { ReactNode } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import { DiffedText } from './DiffedText.tsx'
import { combineTexts, diffTexts, isOnlyMarkup, toParagraphs } from './text-diff.ts'

type TextSides = { mine: ReactNode; theirs: ReactNode; both: ReactNode; hint: string | undefined }

/** Two texts to choose from, with differing words marked; `both` is null when one is empty. */
export function textSides({ mine, theirs }: { mine: string; theirs: string }, locale: Locale): TextSides {
  const compared = diffTexts(mine, theirs)
  const hasBoth = mine !== '' && theirs !== ''
  return {
    mine: <DiffedText paragraphs={compared.mine} locale={locale} />,
    theirs: <DiffedText paragraphs={compared.theirs} locale={locale} />,
    both: hasBoth ? <DiffedText paragraphs={toParagraphs(combineTexts(mine, theirs))} locale={locale} /> : null,
    hint: hasBoth && isOnlyMarkup(compared) ? conflictWords[locale].onlyMarkup : undefined,
  }
}
