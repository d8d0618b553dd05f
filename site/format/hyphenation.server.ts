import german from 'hyphen/de/index.js'
import english from 'hyphen/en-gb/index.js'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#config'

const SHORTEST_WORD = 12
/** Characters on a line of a large title at 320 px. */
const MAX_BOUND = 14
/** Never at the end of a line of a heading. */
const particles: Record<Locale, RegExp> = {
  de: /^„?(?:am|an|auf|aus|bei|das|dem|den|der|des|die|ein|eine|für|ihr|ihre|im|in|mit|sein|seine|und|unser|unsere|vom|von|zu|zum|zur)$/i,
  en: /^“?(?:a|an|and|at|for|in|of|on|our|the|to|with|your)$/i,
}
/** The headings of a season: lists repeat them. */
const MAX_CACHED_HEADINGS = 1000
const patterns: Record<Locale, typeof german> = { de: german, en: english }
const caches: Record<Locale, LRUCache<string, string>> = { de: createCache('de'), en: createCache('en') }

/** Adds soft hyphens to long words of a heading, as not every browser has a German dictionary, and binds particles. */
export function hyphenate(text: string, locale: Locale): string {
  return caches[locale].memo(text)
}

function createCache(locale: Locale): LRUCache<string, string> {
  return new LRUCache({ max: MAX_CACHED_HEADINGS, memoMethod: (text) => broken(text, locale) })
}

function broken(text: string, locale: Locale): string {
  return patterns[locale]
    .hyphenateSync(bindParticles(text, particles[locale]), { minWordLength: SHORTEST_WORD })
    .replaceAll(/(?<!\p{L}|\u00ad)(\p{L}{1,3})\u00ad/gu, '$1')
    .replaceAll(/\u00ad(?=(?:\u00ad?\p{L}){1,5}(?!\p{L}|\u00ad))/gu, '')
}

/** "in Hohenwang", "and an oboe": a particle stands before its word. */
function bindParticles(text: string, particle: RegExp): string {
  let line = ''
  return text.split(' ').reduceRight((result, word) => {
    const isBound = line !== '' && particle.test(word) && word.length + 1 + line.length <= MAX_BOUND
    line = isBound ? `${word} ${line}` : word
    return result === '' ? word : `${word}${isBound ? '\u00a0' : ' '}${result}`
  }, '')
}
