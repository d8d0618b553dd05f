import type { Locale } from '#config'
import type { Proposal } from '#contract/admin/missing-paths.ts'
import { parseQueryWords, toQueryTerms } from '#server/search/query.ts'
import { searchRecords } from '#server/search/search-records.ts'
import { loadSiteVocabulary } from '#server/search/site-vocabulary.ts'
import type { Deps } from '#server/services/deps.ts'
import { foldText } from '#server/services/resources/listing/fold.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { toSearchResults } from '../search/present.server.ts'
import { findPageTitle } from './service.ts'

const PROPOSALS = 5
const PER_KIND = 10
const COUNTED = 50
const WORD_LETTERS = 3
/** „Klavier“ in „klavierunterricht“; shorter words occur in too many others. */
const PART_LETTERS = 5
/** Words without meaning for the target. */
const fillerWords = new Set([
  'index',
  'html',
  'htm',
  'php',
  'aspx',
  'www',
  'page',
  'seite',
  'pdf',
  'und',
  'der',
  'die',
  'das',
  'and',
  'the',
])

/**
 * Public pages that a path probably means, best first: by matching words in the title, then in the URL, then the
 * nearest existing parent page.
 */
export async function proposeTargets(viewing: Deps, path: string): Promise<Proposal[]> {
  const locale: Locale = path.startsWith('/en/') ? 'en' : 'de'
  const deps = asVisitor({ ...viewing, locale })
  const pathWords = extractWords(path)
  const termOptions = { locale, ...(await loadSiteVocabulary(deps.db, locale)) }
  const terms = toQueryTerms(parseQueryWords(pathWords.join(' '), locale), termOptions)
  const ofKinds =
    terms.length > 0 ? await searchRecords(deps, [{ any: terms }], { first: PER_KIND, limit: COUNTED }) : []
  const hits = (
    await toSearchResults(
      deps,
      ofKinds.flatMap(({ rows }) => rows),
    )
  ).filter(({ url }) => url !== '')
  const rateMatch = ({ title, url }: { title: string; url: string }) =>
    2 * countMatchingWords(title, pathWords) + countMatchingWords(url, pathWords)
  const likely = hits
    .filter((each) => rateMatch(each) > 0)
    .toSorted((one, other) => rateMatch(other) - rateMatch(one) || Number(one.is_over) - Number(other.is_over))
    .map(({ title, note, url }) => ({ title, note, path: url.replace(/[?#].*$/, '') }))
  const above = await findPageAbove(deps, path)
  const all = [...likely.slice(0, PROPOSALS - (above ? 1 : 0)), ...(above ? [above] : [])]
  return all.filter((each, index) => all.findIndex((other) => other.path === each.path) === index)
}

function extractWords(path: string): string[] {
  const parts = foldText(path.replace(/^\/(de|en)(?=\/)/, '').replace(/…$/, '')).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(parts)].filter(
    (word) => word.length >= WORD_LETTERS && !/^\d+$/.test(word) && !fillerWords.has(word),
  )
}

/**
 * Number of words that occur in the text, or contain a word of it; slugs are written without umlauts, names with them.
 */
export function countMatchingWords(text: string, pathWords: readonly string[]): number {
  const folded = [foldText(text), foldText(text.replace(/[äöü]/gi, (letter) => `${letter}e`))].join(' ')
  const parts = folded.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= PART_LETTERS)
  return pathWords.filter((word) => folded.includes(word) || parts.some((part) => word.includes(part))).length
}

async function findPageAbove(deps: Deps, path: string): Promise<Proposal | null> {
  const steps = path.split('/')
  for (let length = steps.length - 1; length > 2; length--) {
    const above = steps.slice(0, length).join('/')
    const title = /^\/(de|en)\//.test(above) ? await findPageTitle(deps, above) : null
    if (title !== null) return { title, note: '', path: above }
  }
  return null
}
