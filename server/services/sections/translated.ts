import { createHash } from 'node:crypto'
import type { Locale } from '#config'
import { textOfRichText } from '#contract/plain-text.ts'
import type { Localised } from '#server/db/columns.ts'

/**
 * A text in both languages. `of` names the German words that the English ones were last written for, where the German
 * text has been given others since; without it the English text is up to date.
 */
export type Translated = Localised & { of?: string }

type Written = {
  locale: Locale
  /** Nothing when only other fields are written. */
  text: string | undefined
  /** Set by a writer for English texts of an older German one, such as those of a copy. */
  isOutdated: boolean
  /** The fingerprint of the German words that the English ones were once written for: those of an English text that is undone. */
  writtenFor?: string | undefined
}

/** The text after a write in one language. */
export function translatedAfter(before: Partial<Translated> | undefined, { locale, text, isOutdated, writtenFor }: Written): Translated {
  const kept: Localised = { de: before?.de ?? '', en: before?.en ?? '' }
  const after = text === undefined ? kept : { ...kept, [locale]: text }
  const of = after.de === '' || after.en === '' ? undefined : isOutdated ? (before?.of ?? UNKNOWN) : ofAfter()
  return of === undefined ? after : { ...after, of }

  function ofAfter(): string | undefined {
    if (text === undefined) return before?.of
    if (kept.de === '') return undefined
    const written = locale === 'en' ? writtenFor : (before?.of ?? wordsOf(kept.de))
    return written === wordsOf(after.de) ? undefined : written
  }
}

export function isOutdated(text: Partial<Translated> | undefined): boolean {
  return text?.of !== undefined && Boolean(text.en)
}

/** The fingerprint of the German words that the English ones stand for; undefined while a language has none. */
export function germanOf(text: Partial<Translated>): string | undefined {
  return text.en && text.de ? (text.of ?? wordsOf(text.de)) : undefined
}

/** German words that nobody has kept. */
const UNKNOWN = '-'

/** A fingerprint of what a reader sees: a word set in bold makes no translation older. */
function wordsOf(german: string): string {
  return createHash('sha256').update(textOfRichText(german)).digest('base64url').slice(0, 12)
}
