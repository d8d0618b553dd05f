import slugify from '@sindresorhus/slugify'
import anyAscii from 'any-ascii'
import { visibleText } from '#contract/stored-text.ts'

const MAX_SLUG_CHARACTERS = 100

/** Capitals that stand for two letters. */
const DIGRAPHS = /([ŒÆǼĲÞẞ])(\p{Lu})?/gu
const digraphs: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ǽ: 'AE', Ĳ: 'IJ', Þ: 'TH', ẞ: 'SS' }

/** The part of an address that says a name: German letters as Germans write them, other scripts and emoji by their sounds or names. */
export function makeSlug(text: string): string {
  // `Œuvre` begins like `Oeuvre`: in capitals both letters would be two words.
  const words = visibleText(text)
    .replaceAll('&', ' und ')
    .replace(DIGRAPHS, (_, letter: string, capital = '') =>
      capital || letter === 'ẞ' ? `${digraphs[letter]}${capital}` : capitalised(digraphs[letter] ?? ''),
    )
  // The library drops characters that it cannot transliterate, so a name in mixed scripts would lose half of its words.
  const latin = words.replace(
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+|\p{Extended_Pictographic}/gu,
    (other) => (slugify(other) === '' ? ` ${anyAscii(other).toLowerCase()} ` : other),
  )
  return slugify(latin).slice(0, MAX_SLUG_CHARACTERS).replace(/-+$/, '') || 'ohne-titel'
}

function capitalised(letters: string): string {
  return letters.slice(0, 1) + letters.slice(1).toLowerCase()
}
