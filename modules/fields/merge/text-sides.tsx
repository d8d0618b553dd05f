import type { ReactNode } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import { DiffedText } from './DiffedText.tsx'
import { bothTexts, diffTexts, isOnlyMarkup, toParagraphs } from './text-diff.ts'

type TextSides = { mine: ReactNode; theirs: ReactNode; both: ReactNode; bothLabel: string; hint: string | undefined }

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
    hint: hasBoth && isOnlyMarkup(compared) ? conflictWords[locale].onlyMarkup : undefined,
  }
}
