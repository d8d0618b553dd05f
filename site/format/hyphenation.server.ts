import german from 'hyphen/de/index.js'
import english from 'hyphen/en-gb/index.js'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#config'

const SHORTEST_WORD = 12
/** The headings of a season: lists repeat them. */
const MAX_CACHED_HEADINGS = 1000
const patterns: Record<Locale, typeof german> = { de: german, en: english }
const caches: Record<Locale, LRUCache<string, string>> = { de: createCache('de'), en: createCache('en') }

/** Adds soft hyphens to long words of a heading: not every browser has a German dictionary. */
export function hyphenate(text: string, locale: Locale): string {
  return caches[locale].memo(text)
}

function createCache(locale: Locale): LRUCache<string, string> {
  return new LRUCache({ max: MAX_CACHED_HEADINGS, memoMethod: (text) => broken(text, locale) })
}

function broken(text: string, locale: Locale): string {
  return patterns[locale]
    .hyphenateSync(text, { minWordLength: SHORTEST_WORD })
    .replaceAll(/(?<!\p{L}|\u00ad)(\p{L}{1,3})\u00ad/gu, '$1')
    .replaceAll(/\u00ad(\p{L}{1,3})(?!\p{L}|\u00ad)/gu, '$1')
}
