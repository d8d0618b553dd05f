import type { ReactNode } from 'react'
import type { Locale } from '#config'
import { conflictWords } from './conflict-words.ts'
import { MarkedText } from './MarkedText.tsx'
import { bothTexts, comparedTexts, isOnlyMarkup, paragraphsOf } from './two-texts.ts'

type TextSides = { mine: ReactNode; theirs: ReactNode; both: ReactNode; hint: string | undefined }

/** Two texts of one field to choose from, with the words marked that differ; `both` is null where one of them is empty. */
export function textSides({ mine, theirs }: { mine: string; theirs: string }, locale: Locale): TextSides {
  const compared = comparedTexts(mine, theirs)
  const hasBoth = mine !== '' && theirs !== ''
  return {
    mine: <MarkedText paragraphs={compared.mine} locale={locale} />,
    theirs: <MarkedText paragraphs={compared.theirs} locale={locale} />,
    both: hasBoth ? <MarkedText paragraphs={paragraphsOf(bothTexts(mine, theirs))} locale={locale} /> : null,
    hint: hasBoth && isOnlyMarkup(compared) ? conflictWords[locale].onlyMarkup : undefined,
  }
}
