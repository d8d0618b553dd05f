import slugify from '@sindresorhus/slugify'
import anyAscii from 'any-ascii'
import { visibleText } from '#contract/texts/stored-text.ts'

const MAX_SLUG_CHARACTERS = 100

const DIGRAPHS = /([ŒÆǼĲÞẞ])(\p{Lu})?/gu
const digraphs: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ǽ: 'AE', Ĳ: 'IJ', Þ: 'TH', ẞ: 'SS' }

/** The slug of a name: German letters by German rules, other scripts and emoji transliterated. */
export function makeSlug(text: string): string {
  // `Œuvre` becomes `Oeuvre`: two capitals would be split into two words.
  const visible = visibleText(text)
    .replaceAll('&', ' und ')
    .replace(DIGRAPHS, (_, letter: string, capital = '') =>
      capital || letter === 'ẞ' ? `${digraphs[letter]}${capital}` : capitalised(digraphs[letter] ?? ''),
    )
  // The library drops characters that it cannot transliterate, so a mixed name would lose half of its words.
  const latin = visible.replace(
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+|\p{Extended_Pictographic}/gu,
    (symbol) => (slugify(symbol) === '' ? ` ${anyAscii(symbol).toLowerCase()} ` : symbol),
  )
  return slugify(latin).slice(0, MAX_SLUG_CHARACTERS).replace(/-+$/, '') || 'ohne-titel'
}

function capitalised(letters: string): string {
  return letters.slice(0, 1) + letters.slice(1).toLowerCase()
}
