import { type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '#config'
import type { Db, Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { inIds, prepared, toIdList } from '#server/db/prepared.ts'
import type { DocumentTexts, TextPiece } from '#server/db/schema/search.ts'
import { env } from '#server/env.ts'
import { tokenisePiece } from './analyser.ts'
import type { MatchedDocuments } from './candidates.ts'
import { languageRange } from './document-id.ts'
import type { QueryTerm } from './query.ts'

/** Index fields by weight; a match in `title` also counts in `names` and `text`. */
type Field = 'title' | 'names' | 'body'
type Numbers = Float64Array
type Indexed = { id: number; language: Locale; texts: DocumentTexts }

/** Marks in PostgreSQL's index: in the title, in title or names, in the text only. */
type MatchPosition = 'T' | 'N' | 'B'

export async function addToIndex(tx: Tx, documents: readonly Indexed[]): Promise<void> {
  if (env.dialect === 'sqlite') {
    const rows = documents.map(({ id, texts }) => {
      const [title = [], names = [], body = []] = [texts.title, texts.names, texts.body].map(getTerms)
      return { id, title: title.join(' '), names: [...names, ...(texts.terms ?? [])].join(' '), body: body.join(' ') }
    })
    const inputRows = jsonRows({ id: 'integer', title: 'text', names: 'text', body: 'text' }, rows)
    // In id order, because FTS5 flushes a segment for each descending id.
    return execute(
      tx,
      sql`INSERT INTO search_index (rowid, title, names, body) SELECT id, title, names, body FROM ${inputRows} ORDER BY id`,
    )
  }
  const rows = documents.map((document) => ({ id: document.id, terms: getVector(document) }))
  const inputRows = jsonRows({ id: 'bigint', terms: 'text' }, rows)
  // Clusters by language, so that a common word is found on half as many blocks.
  await execute(
    tx,
    sql`INSERT INTO search_index (document_id, terms) SELECT id, terms::tsvector FROM ${inputRows} ORDER BY id`,
  )
}

export async function removeFromIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const column = env.dialect === 'sqlite' ? sql`rowid` : sql`document_id`
  await execute(tx, sql`DELETE FROM search_index WHERE ${inIds(column, toIdList(ids))}`)
}

export async function clearIndex(tx: Tx): Promise<void> {
  await execute(tx, sql`DELETE FROM search_index`)
}

/**
 * By rank: in the title, in the names, elsewhere. The query contains only terms. Ids come as one text: a common word
 * has thousands, and rows cost ten times as much.
 */
export async function matchDocuments(
  db: Db,
  queryTerms: readonly QueryTerm[],
  language: Locale,
): Promise<MatchedDocuments> {
  const values =
    env.dialect === 'sqlite'
      ? { ...matchesInFields(queryTerms), ...languageRange(language) }
      : matchesByMarks(queryTerms, language)
  const [row] = await selectMatching(db, values)
  const [title, inNames, anywhere] = [sortIds(row?.title), sortIds(row?.named), sortIds(row?.anywhere)]
  // Excluding them in FTS5 would look up every term again.
  return [title, subtract(inNames, title), subtract(anywhere, inNames)]
}

const selectMatching = prepared((db) => {
  const list = (name: string) => sql<string | null>`${sql.identifier(name)}`
  return db
    .select({ title: list('title'), named: list('named'), anywhere: list('anywhere') })
    .from(sql`(${matching()}) AS found`)
})

function matching(): SQL {
  const [title, namesParam, anywhere, from, to] = ['title', 'named', 'anywhere', 'from', 'to'].map((name) =>
    sql.placeholder(name),
  )
  // Passed as a subquery: given a constant with many terms, PostgreSQL plans a full scan.
  const list = (match: typeof title) =>
    env.dialect === 'sqlite'
      ? sql`SELECT string_agg(rowid, ',') FROM search_index WHERE search_index MATCH ${match} AND rowid >= ${from} AND rowid < ${to}`
      : sql`SELECT string_agg(document_id::text, ',') FROM search_index WHERE terms @@ (SELECT ${match}::tsquery)`
  return sql`SELECT (${list(title)}) AS title, (${list(namesParam)}) AS named, (${list(anywhere)}) AS anywhere`
}

/** Difference of two ascending lists. */
function subtract(numbers: Numbers, excluded: Numbers): Numbers {
  const remaining = new Float64Array(numbers.length)
  let [count, excludedIndex] = [0, 0]
  for (const number of numbers) {
    while (excludedIndex < excluded.length && (excluded[excludedIndex] ?? 0) < number) excludedIndex++
    if (excluded[excludedIndex] !== number) remaining[count++] = number
  }
  return remaining.subarray(0, count)
}

/** Typed arrays sort numerically without a compare function. */
function sortIds(list: string | null | undefined): Numbers {
  return Float64Array.from(list ? list.split(',') : [], Number).sort()
}

function matchesInFields(queryTerms: readonly QueryTerm[]) {
  const terms = writtenFor(queryTerms, (word, isPrefix) => (isPrefix ? `"${word}" *` : `"${word}"`), ['AND', 'OR'])
  const within = (...fields: Field[]) => `{${fields.join(' ')}} : (${terms})`
  return { title: within('title'), named: within('title', 'names'), anywhere: terms }
}

/**
 * PostgreSQL finds these by index alone and reads rows only for their ids; names are not matched again for the rest.
 */
function matchesByMarks(queryTerms: readonly QueryTerm[], language: Locale) {
  const within = (...standings: MatchPosition[]) => {
    const term = (word: string, isPrefix: boolean) =>
      standings.map((each) => `'${marked(word, each, language)}'${isPrefix ? ':*' : ''}`).join(' | ')
    return `(${writtenFor(queryTerms, (word, isPrefix) => `(${term(word, isPrefix)})`, ['&', '|'])})`
  }
  const inNames = within('N')
  const elsewhere = isOneWord(queryTerms) ? within('B') : within('N', 'B')
  return { title: within('T'), named: inNames, anywhere: `${elsewhere} & !${inNames}` }
}

/** One word or its alternatives: without a match in the names there is one in the text only. */
function isOneWord([firstTerm, ...remaining]: readonly QueryTerm[]): boolean {
  const alternatives = typeof firstTerm === 'object' && 'any' in firstTerm ? firstTerm.any : [firstTerm]
  return (
    remaining.length === 0 &&
    alternatives.every((alternative) => typeof alternative !== 'object' || 'begins' in alternative)
  )
}

function writtenFor(
  queryTerms: readonly QueryTerm[],
  term: (term: string, isPrefix: boolean) => string,
  [and, or]: readonly [string, string],
): string {
  const format = (each: QueryTerm): string => {
    if (typeof each === 'string') return term(each, false)
    if ('begins' in each) return term(each.begins, true)
    return 'any' in each ? `(${each.any.map(format).join(` ${or} `)})` : `(${each.all.map(format).join(` ${and} `)})`
  }
  return queryTerms.map(format).join(` ${and} `)
}

function getVector({ texts, language }: Indexed): string {
  const title = getTerms(texts.title)
  const nameTerms = new Set([...title, ...getTerms(texts.names), ...(texts.terms ?? [])])
  const body = getTerms(texts.body).filter((term) => !nameTerms.has(term))
  const all = (terms: Iterable<string>, position: MatchPosition) =>
    [...terms].map((term) => `'${marked(term, position, language)}'`)
  return [...all(title, 'T'), ...all(nameTerms, 'N'), ...all(body, 'B')].join(' ')
}

/** With language and mark in the term, PostgreSQL's index alone decides; weights and ranges would need the rows. */
function marked(term: string, position: MatchPosition, language: Locale): string {
  return `${locales.indexOf(language)}${position}${term}`
}

function getTerms(pieces: readonly TextPiece[]): string[] {
  return [...new Set(pieces.flatMap((piece) => tokenisePiece(piece).flatMap(({ terms }) => terms)))]
}
