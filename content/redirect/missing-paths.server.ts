import { and, asc, desc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { MissingPath, MissingPathsQuery, Proposal } from '#contract/admin/missing-paths.ts'
import { AppError, requireFirst } from '#contract/errors.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { drainMissingPaths, MAX_BUFFERED_PATHS } from '#server/http/missing-path-buffer.ts'
import { parseQueryWords, toQueryTerms } from '#server/search/query.ts'
import { searchRecords } from '#server/search/search-records.ts'
import { loadSiteVocabulary } from '#server/search/site-vocabulary.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { logAction } from '#server/services/audit-log/write.ts'
import { type Deps, requireSession, write } from '#server/services/deps.ts'
import { foldText } from '#server/services/resources/listing/fold.ts'
import { containsWord, splitSearchWords } from '#server/services/resources/listing/list-query.ts'
import { type ResultPage, readPage } from '#server/services/rows/paging.ts'
import { asVisitor } from '#server/services/visibility/visibility.ts'
import { toSearchResults } from '../search/present.server.ts'
import { findPageTitle } from './service.ts'
import { missingPaths, redirects } from './table.ts'

const RETENTION_DAYS = 90
/** The most requested ones stay; probes have a limit of their own, so that they displace nothing. */
const MAX_ROWS = { visitors: 5000, probes: 500 }

/**
 * Writes the buffered paths in one statement and deletes what exceeds the limits. Never runs during a visitor's
 * request.
 */
export async function flushMissingPaths({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const rows = drainMissingPaths()
  if (rows.length === 0) return
  await db
    .insert(missingPaths)
    .values(rows)
    .onConflictDoUpdate({
      target: missingPaths.path,
      set: {
        hits: sql`${missingPaths.hits} + excluded.hits`,
        last_at: sql`excluded.last_at`,
        is_probe: sql`${missingPaths.is_probe} and excluded.is_probe`,
        referrer: sql`case when excluded.referrer = '' then ${missingPaths.referrer} else excluded.referrer end`,
      },
    })
  for (const [is_probe, maxRows] of [
    [false, MAX_ROWS.visitors],
    [true, MAX_ROWS.probes],
  ] as const)
    await deleteExpired({ db, now }, { is_probe, maxRows })
}

/** One batch is enough: no more than a batch is added at once. */
async function deleteExpired(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { is_probe, maxRows }: { is_probe: boolean; maxRows: number },
): Promise<void> {
  const { id, hits, last_at } = missingPaths
  const ofKind = eq(missingPaths.is_probe, is_probe)
  const isExpired = lt(last_at, new Date(now().getTime() - RETENTION_DAYS * DAY_MS))
  const select = () => db.select({ id }).from(missingPaths)
  await db.delete(missingPaths).where(inArray(id, select().where(and(ofKind, isExpired)).limit(MAX_BUFFERED_PATHS)))
  const rarest = select()
    .where(ofKind)
    .orderBy(desc(hits), desc(last_at), desc(id))
    .limit(MAX_BUFFERED_PATHS)
    .offset(maxRows)
  await db.delete(missingPaths).where(inArray(id, rarest))
}

/** 404s of visitors without a redirect. */
export async function listMissingPaths(deps: Deps, query: MissingPathsQuery): Promise<ResultPage<MissingPath>> {
  requireSession(deps)
  await flushMissingPaths(deps)
  const condition = and(isOpen(deps), whereOf(query))
  const count = await deps.db.$count(missingPaths, condition)
  return readPage({ page: query.page, count, pageSize: query.page_size }, async ({ limit, offset }) => {
    const rows = await deps.db
      .select()
      .from(missingPaths)
      .where(condition)
      .orderBy(...orderOf(query.ordering))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }))
  })
}

/** Throws `not_found` also for a path that has a redirect by now. */
export async function getMissingPath(deps: Deps, id: number): Promise<string> {
  requireSession(deps)
  const { path } = requireFirst(
    await deps.db
      .select({ path: missingPaths.path })
      .from(missingPaths)
      .where(and(eq(missingPaths.id, id), isOpen(deps))),
    `missing path ${id}`,
  )
  return path
}

/** Appears again with the next request. */
export async function dismissMissingPath(deps: Deps, id: number): Promise<void> {
  requireWriter(deps, 'redirects')
  await write(deps, async (inner) => {
    const deleted = await inner.db
      .delete(missingPaths)
      .where(eq(missingPaths.id, id))
      .returning({ id: missingPaths.id })
    if (deleted.length === 0) throw new AppError('not_found', { message: `missing path ${id}` })
    // The path was typed by a visitor, so it is not logged.
    await logAction(inner, { act: 'deleted', resource: 'missing-paths', record_id: id })
  })
}

function isOpen({ db }: Pick<Deps, 'db'>): SQL {
  return notExists(db.select({ id: redirects.id }).from(redirects).where(eq(redirects.old_path, missingPaths.path)))
}

function whereOf({ is_probe, search = '', id }: MissingPathsQuery): SQL | undefined {
  return and(
    is_probe === undefined ? undefined : eq(missingPaths.is_probe, is_probe),
    id && inArray(missingPaths.id, id),
    ...splitSearchWords(search).map((term) =>
      containsWord(sql`(${foldedPath} || ' ' || ${missingPaths.referrer})`, term),
    ),
  )
}

/** Paths have no folded copy, and SQLite's `lower` handles ASCII only. */
const foldedPath = Object.entries({ ä: 'a', ö: 'o', ü: 'u', Ä: 'a', Ö: 'o', Ü: 'u', ß: 'ss' }).reduce(
  (path, [letter, folded]) => sql`replace(${path}, ${letter}, ${folded})`,
  sql`lower(${missingPaths.path})`,
)

function orderOf(ordering: MissingPathsQuery['ordering']): SQL[] {
  const { id, hits, last_at, path } = missingPaths
  const columns = { hits: [hits, last_at], last_at: [last_at], path: [path], id: [] }
  const direct = ordering.startsWith('-') ? desc : asc
  return [...columns[ordering.replace('-', '') as keyof typeof columns], id].map((column) => direct(column))
}

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
