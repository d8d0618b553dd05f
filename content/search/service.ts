import type { Locale } from '#config'
import { correctedOf } from '#server/search/corrected.ts'
import { soughtBy } from '#server/search/excerpt.ts'
import { searchFaces } from '#server/search/faces.ts'
import { type FoundOfType, findRecords } from '#server/search/find.ts'
import { wordsOfHouse } from '#server/search/house-words.ts'
import { dayTerm, type Meaning, meaningsIn } from '#server/search/meanings.ts'
import { isWithin, type Wanted, wantedOf, wordsOf } from '#server/search/query.ts'
import type { Deps } from '#server/services/deps.ts'
import type { Page } from '#server/services/paging.ts'
import { asVisitor } from '#server/services/visibility.ts'
import type { Found, KindCount, NoDates, Suggestion } from './endpoints.ts'
import { presentFound } from './present.server.ts'

const PER_KIND = 4
/** So many are counted of each kind, and of a kind that is chosen; who searches for the commonest words is told that there are more. */
const COUNTED = 100
const COUNTED_OF_ONE = 500
const PAGE_SIZE = 20
const SUGGESTIONS = 8
const SUGGESTIONS_PER_KIND = 3
/** So many of a kind are put in order to suggest the first of them. */
const SUGGESTIONS_OF_A_KIND = 50

type Looked = { wanted: Wanted[]; firsts: FoundOfType[]; instead: string | null; meanings: readonly Meaning[] }

/** What visitors may find of these words: without a kind the first of each, with it all of them, page by page. */
export async function searchHouse(given: Deps, { q, kind, page }: { q: string; kind: string; page: number }) {
  const deps = asVisitor(given)
  await deps.keepUpWithTime()
  const isForAll = kind === ''
  const looked = await lookFor(deps, q, isForAll ? { first: PER_KIND, withTexts: true } : { first: 1 })
  const { wanted, firsts, instead } = looked
  const faces = searchFaces.filter((face) => face.kind === kind)
  const ofPage = { skipped: (page - 1) * PAGE_SIZE, first: PAGE_SIZE, most: COUNTED_OF_ONE, withTexts: true }
  const ofKind = faces.length > 0 ? await findRecords(deps, wanted, { faces, ...ofPage }) : []
  const kinds = kindsOf([...firsts, ...ofKind], deps.locale)
  const count = kinds.reduce((sum, each) => sum + (isForAll || each.kind === kind ? each.count : 0), 0)
  const shown = isForAll && page === 1 ? firsts : ofKind
  const rows = shown.flatMap(({ rows }) => rows)
  const results = await presentFound(deps, rows, soughtBy(wanted))
  const found: Page<Found> = { count, page, pageSize: isForAll ? count : PAGE_SIZE, results }
  return { ...found, kinds, instead, no_dates: await findNoDates(deps, q, looked) }
}

/** What one may mean who is still typing, the best of each kind first. */
export async function suggest(given: Deps, q: string): Promise<Suggestion[]> {
  const deps = asVisitor(given)
  await deps.keepUpWithTime()
  const meanings = meaningsIn(q, deps.now())
  const house = { locale: deps.locale, ...(await wordsOfHouse(deps.db, deps.locale)), isTyping: true, meanings }
  const wanted = wantedOf(wordsOf(q, deps.locale), house)
  const firsts = await findRecords(deps, wanted, { first: SUGGESTIONS_PER_KIND, most: SUGGESTIONS_OF_A_KIND })
  const rows = firsts.flatMap(({ rows }) => rows)
  const found = await presentFound(deps, rows.slice(0, SUGGESTIONS), { terms: soughtBy(wanted).terms, words: 0 })
  return found.map(({ kind, id, url, title, note, date }) => ({
    kind,
    id,
    url,
    title,
    note,
    date,
    name: nameOf(kind, deps.locale),
  }))
}

/** Of each kind the first; where nothing is found, of the words that were probably meant. */
async function lookFor(deps: Deps, q: string, ofKind: { first: number; withTexts?: boolean }): Promise<Looked> {
  const house = { locale: deps.locale, ...(await wordsOfHouse(deps.db, deps.locale)) }
  const words = wordsOf(q, deps.locale)
  const range = { ...ofKind, most: COUNTED }
  const meanings = meaningsIn(q, deps.now())
  const wanted = wantedOf(words, { ...house, meanings })
  const firsts = await findRecords(deps, wanted, range)
  if (firsts.length > 0) return { wanted, firsts, instead: null, meanings }
  if (meanings.some(({ terms }) => terms.length > 0)) {
    const inWords = wantedOf(words, house)
    const found = await findRecords(deps, inWords, range)
    if (found.length > 0) return { wanted: inWords, firsts: found, instead: null, meanings }
  }
  const nothing = { wanted, firsts, instead: null, meanings }
  const corrected = correctedOf(
    q,
    words.filter((word) => !meanings.some((meaning) => isWithin(word, meaning))),
    house.vocabulary,
  )
  if (corrected === null) return nothing
  const meant = wantedOf(wordsOf(corrected, deps.locale), { ...house, meanings: meaningsIn(corrected, deps.now()) })
  const found = await findRecords(deps, meant, range)
  return found.length > 0 ? { wanted: meant, firsts: found, instead: corrected, meanings } : nothing
}

/** For a query that names a time, alone or with words that no type with dates is found by, when there is no date in that time. */
async function findNoDates(deps: Deps, q: string, { firsts, meanings }: Looked): Promise<NoDates | null> {
  const period = meanings.find((meaning) => meaning.period)?.period
  const face = searchFaces.find(({ datesIn }) => datesIn)
  if (!period || !face?.datesIn) return null
  const isAlone = wordsOf(q, deps.locale).every((word) => meanings.some((meaning) => isWithin(word, meaning)))
  if (!isAlone && firsts.some(({ face }) => face.datesIn)) return null
  const found = await face.datesIn(deps, period)
  if (found.hasDates) return null
  const row = found.next && { resource: face.resource, record: found.next.record, texts: null }
  const [next = null] = row
    ? await presentFound(deps, [row], { terms: new Set([dayTerm(found.next?.day ?? '')]), words: 0 })
    : []
  return { ...period, next }
}

/** Of a kind that is counted further on the further count stands. */
function kindsOf(found: readonly FoundOfType[], locale: Locale): KindCount[] {
  const kinds = found.map(({ face, count, more }) => ({ kind: face.kind, name: face.name[locale], count, more }))
  return [...new Map(kinds.map((each) => [each.kind, each])).values()]
}

function nameOf(kind: string, locale: Locale): string {
  return searchFaces.find((face) => face.kind === kind)?.name[locale] ?? ''
}
