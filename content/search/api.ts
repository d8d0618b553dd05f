import type { Locale } from '#config'
import * as endpoints from '#contract/search.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { toPaged } from '#server/api/paged.ts'
import { correctQuery } from '#server/search/corrected.ts'
import { highlightTerms } from '#server/search/excerpt.ts'
import { dayTerm, findMeanings, type Meaning } from '#server/search/meanings.ts'
import { isWithin, parseQueryWords, type QueryTerm, toQueryTerms } from '#server/search/query.ts'
import { searchRecords, type TypeHits } from '#server/search/search-records.ts'
import { searchTypes } from '#server/search/search-types.ts'
import { loadSiteVocabulary } from '#server/search/site-vocabulary.ts'
import type { Deps } from '#server/services/deps.ts'
import type { ResultPage } from '#server/services/rows/paging.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { toSearchResults } from './present.server.ts'

const PER_KIND = 4
/** Counted per kind; above it the page shows "more than". */
const COUNTED = 100
const COUNTED_OF_ONE = 500
const PAGE_SIZE = 20
const SUGGESTIONS = 8
const SUGGESTIONS_PER_KIND = 3
/** Ranked per kind to suggest the first ones. */
const SUGGESTIONS_OF_A_KIND = 50

const api: TypeApi = (on, { origin }) => {
  on(endpoints.searchSite, async (deps, { query }, c) => {
    const { kinds, instead, no_dates, ...page } = await searchSite(deps, query)
    return { ...toPaged(c, origin, page), kinds, instead, no_dates }
  })
  on(endpoints.suggest, (deps, { query }) => suggest(deps, query.q))
}

export default api

type SearchOutcome = { terms: QueryTerm[]; firsts: TypeHits[]; instead: string | null; meanings: readonly Meaning[] }

/** Public results: without a kind the first of each, with it all of them in pages. */
async function searchSite(viewing: Deps, { q, kind, page }: { q: string; kind: string; page: number }) {
  const deps = asVisitor(viewing)
  await deps.indexNewlyPublic()
  const isForAll = kind === ''
  const outcome = await searchOrCorrect(deps, q, isForAll ? { first: PER_KIND, withTexts: true } : { first: 1 })
  const { terms, firsts, instead } = outcome
  const faces = searchTypes.filter((face) => face.kind === kind)
  const ofPage = { skipped: (page - 1) * PAGE_SIZE, first: PAGE_SIZE, limit: COUNTED_OF_ONE, withTexts: true }
  const ofKind = faces.length > 0 ? await searchRecords(deps, terms, { types: faces, ...ofPage }) : []
  const kinds = getKinds([...firsts, ...ofKind], deps.locale)
  const count = kinds.reduce((sum, each) => sum + (isForAll || each.kind === kind ? each.count : 0), 0)
  const typeHits = isForAll && page === 1 ? firsts : ofKind
  const rows = typeHits.flatMap(({ rows }) => rows)
  const results = await toSearchResults(deps, rows, highlightTerms(terms))
  const resultPage: ResultPage<endpoints.SearchResult> = {
    count,
    page,
    pageSize: isForAll ? count : PAGE_SIZE,
    results,
  }
  return { ...resultPage, kinds, instead, no_dates: await findNoDates(deps, q, outcome) }
}

/** Suggestions while typing, the best of each kind first. */
async function suggest(viewing: Deps, q: string): Promise<endpoints.Suggestion[]> {
  const deps = asVisitor(viewing)
  await deps.indexNewlyPublic()
  const meanings = findMeanings(q, deps.now())
  const termOptions = {
    locale: deps.locale,
    ...(await loadSiteVocabulary(deps.db, deps.locale)),
    isTyping: true,
    meanings,
  }
  const terms = toQueryTerms(parseQueryWords(q, deps.locale), termOptions)
  const firsts = await searchRecords(deps, terms, { first: SUGGESTIONS_PER_KIND, limit: SUGGESTIONS_OF_A_KIND })
  const rows = firsts.flatMap(({ rows }) => rows)
  const results = await toSearchResults(deps, rows.slice(0, SUGGESTIONS), {
    terms: highlightTerms(terms).terms,
    words: 0,
  })
  return results.map(({ kind, id, url, title, note, date }) => ({
    kind,
    id,
    url,
    title,
    note,
    date,
    name: getName(kind, deps.locale),
  }))
}

/** The first results of each kind; if there are none, of the corrected query. */
async function searchOrCorrect(
  deps: Deps,
  q: string,
  ofKind: { first: number; withTexts?: boolean },
): Promise<SearchOutcome> {
  const termOptions = { locale: deps.locale, ...(await loadSiteVocabulary(deps.db, deps.locale)) }
  const tokens = parseQueryWords(q, deps.locale)
  const range = { ...ofKind, limit: COUNTED }
  const meanings = findMeanings(q, deps.now())
  const terms = toQueryTerms(tokens, { ...termOptions, meanings })
  const firsts = await searchRecords(deps, terms, range)
  if (firsts.length > 0) return { terms, firsts, instead: null, meanings }
  if (meanings.some(({ terms }) => terms.length > 0)) {
    const inWords = toQueryTerms(tokens, termOptions)
    const wordHits = await searchRecords(deps, inWords, range)
    if (wordHits.length > 0) return { terms: inWords, firsts: wordHits, instead: null, meanings }
  }
  const noHits = { terms, firsts, instead: null, meanings }
  const corrected = correctQuery(
    q,
    tokens.filter((token) => !meanings.some((meaning) => isWithin(token, meaning))),
    termOptions.vocabulary,
  )
  if (corrected === null) return noHits
  const correctedTerms = toQueryTerms(parseQueryWords(corrected, deps.locale), {
    ...termOptions,
    meanings: findMeanings(corrected, deps.now()),
  })
  const correctedHits = await searchRecords(deps, correctedTerms, range)
  return correctedHits.length > 0
    ? { terms: correctedTerms, firsts: correctedHits, instead: corrected, meanings }
    : noHits
}

/** For a query with a time, alone or with words that match no type with dates, if no date lies in that time. */
async function findNoDates(
  deps: Deps,
  q: string,
  { firsts, meanings }: SearchOutcome,
): Promise<endpoints.NoDates | null> {
  const period = meanings.find((meaning) => meaning.period)?.period
  const face = searchTypes.find(({ loadDates }) => loadDates)
  if (!period || !face?.loadDates) return null
  const isAlone = parseQueryWords(q, deps.locale).every((token) => meanings.some((meaning) => isWithin(token, meaning)))
  if (!isAlone && firsts.some(({ type: face }) => face.loadDates)) return null
  const dates = await face.loadDates(deps, period)
  if (dates.hasDates) return null
  const row = dates.next && { resource: face.resource, record: dates.next.record, texts: null }
  const [next = null] = row
    ? await toSearchResults(deps, [row], { terms: new Set([dayTerm(dates.next?.day ?? '')]), words: 0 })
    : []
  return { ...period, next }
}

/** The higher count of a kind wins. */
function getKinds(typeHits: readonly TypeHits[], locale: Locale): endpoints.KindCount[] {
  const kinds = typeHits.map(({ type: face, count, more }) => ({
    kind: face.kind,
    name: face.name[locale],
    count,
    more,
  }))
  return [...new Map(kinds.map((each) => [each.kind, each])).values()]
}

function getName(kind: string, locale: Locale): string {
  return searchTypes.find((face) => face.kind === kind)?.name[locale] ?? ''
}
