import german from 'hyphen/de/index.js'
import english from 'hyphen/en-gb/index.js'
import type { Locale } from '#config'

const SHORTEST_WORD = 12
const patterns: Record<Locale, typeof german> = { de: german, en: english }

/** Soft hyphens for the long words of a heading: not every browser brings a German dictionary (design §5). */
export function hyphenate(text: string, locale: Locale): string {
  return patterns[locale]
    .hyphenateSync(text, { minWordLength: SHORTEST_WORD })
    .replaceAll(/(?<!\p{L}|\u00ad)(\p{L}{1,3})\u00ad/gu, '$1')
    .replaceAll(/\u00ad(\p{L}{1,3})(?!\p{L}|\u00ad)/gu, '$1')
}
