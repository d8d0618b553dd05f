import type { Locale } from '#config'
import { correctedOf } from '#server/search/corrected.ts'
import { soughtBy } from '#server/search/excerpt.ts'
import { searchFaces } from '#server/search/faces.ts'
import { type FoundRow, findDocuments } from '#server/search/find.ts'
import { wordsOfHouse } from '#server/search/house-words.ts'
import { type Wanted, wantedOf, wordsOf } from '#server/search/query.ts'
import type { Deps } from '#server/services/deps.ts'
import type { Page } from '#server/services/paging.ts'
import { asVisitor } from '#server/services/visibility.ts'
import type { Found, KindCount, Suggestion } from './endpoints.ts'
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

type Looked = { wanted: Wanted[]; firsts: FoundRow[]; instead: string | null }

/** What visitors may find of these words: without a kind the first of each, with it all of them, page by page. */
export async function searchHouse(given: Deps, { q, kind, page }: { q: string; kind: string; page: number }) {
  const deps = asVisitor(given)
  await deps.keepUpWithTime()
  const { wanted, firsts, instead } = await lookFor(deps, q)
  const faces = searchFaces.filter((face) => face.kind === kind)
  const to = page * PAGE_SIZE
  const ofKind = faces.length > 0 ? await findDocuments(deps, wanted, { faces, first: to, most: COUNTED_OF_ONE }) : []
  const kinds = kindsOf([...firsts, ...ofKind], deps.locale)
  const count = kinds.reduce((sum, each) => sum + (kind === '' || each.kind === kind ? each.count : 0), 0)
  const rows = kind === '' && page === 1 ? firsts : ofKind.slice(to - PAGE_SIZE)
  const results = await presentFound(deps, rows, soughtBy(wanted))
  const found: Page<Found> = { count, page, pageSize: kind === '' ? count : PAGE_SIZE, results }
  return { ...found, kinds, instead }
}

/** What one may mean who is still typing, the best of each kind first. */
export async function suggest(given: Deps, q: string): Promise<Suggestion[]> {
  const deps = asVisitor(given)
  await deps.keepUpWithTime()
  const house = { locale: deps.locale, ...(await wordsOfHouse(deps.db, deps.locale)), isTyping: true }
  const wanted = wantedOf(wordsOf(q, deps.locale), house)
  const rows = await findDocuments(deps, wanted, { first: SUGGESTIONS_PER_KIND, most: SUGGESTIONS_OF_A_KIND })
  const found = await presentFound(deps, rows.slice(0, SUGGESTIONS))
  return found.map(({ kind, id, url, title, note, date }) => ({ kind, id, url, title, note, date, name: nameOf(kind, deps.locale) }))
}

/** Where nothing is found, the words that were probably meant are looked for. */
async function lookFor(deps: Deps, q: string): Promise<Looked> {
  const house = { locale: deps.locale, ...(await wordsOfHouse(deps.db, deps.locale)) }
  const words = wordsOf(q, deps.locale)
  const wanted = wantedOf(words, house)
  const firsts = await findDocuments(deps, wanted, { first: PER_KIND, most: COUNTED })
  const corrected = firsts.length === 0 ? correctedOf(q, words, house.vocabulary) : null
  if (corrected === null) return { wanted, firsts, instead: null }
  const meant = wantedOf(wordsOf(corrected, deps.locale), house)
  const found = await findDocuments(deps, meant, { first: PER_KIND, most: COUNTED })
  return found.length > 0 ? { wanted: meant, firsts: found, instead: corrected } : { wanted, firsts, instead: null }
}

/** Of a kind that is counted further on the further count stands. */
function kindsOf(rows: readonly FoundRow[], locale: Locale): KindCount[] {
  const counts = new Map(rows.map(({ resource, count, more }) => [resource, { count, more }]))
  return [...counts].flatMap(([resource, counted]) => {
    const face = searchFaces.find((each) => each.resource === resource)
    return face ? [{ kind: face.kind, name: face.name[locale], ...counted }] : []
  })
}

function nameOf(kind: string, locale: Locale): string {
  return searchFaces.find((face) => face.kind === kind)?.name[locale] ?? ''
}
