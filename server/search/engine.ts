import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { Reader, Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { amongIds, listOf, prepared } from '#server/db/prepared.ts'
import type { DocumentTexts, Piece } from '#server/db/schema/search.ts'
import { env } from '#server/env.ts'
import { tokensOfPiece } from './analyser.ts'
import type { Matched } from './candidates.ts'
import { rangeOfLanguage } from './document-id.ts'
import type { Wanted } from './query.ts'

/** The fields of the index, the weightier first; a place within `title` is also one within `names` and `text`. */
type Field = 'title' | 'names' | 'body'
type Numbers = Float64Array
type Indexed = { id: number; texts: DocumentTexts }

/** PostgreSQL's names of the weights. */
const weights = { title: 'A', names: 'B', body: 'C' } as const

export async function putIntoIndex(tx: Tx, documents: readonly Indexed[]): Promise<void> {
  if (env.dialect === 'sqlite') {
    const rows = documents.map(({ id, texts }) => {
      const [title, names, body] = [texts.title, texts.names, texts.body].map((pieces) => termsOf(pieces).join(' '))
      return { id, title: title ?? '', names: names ?? '', body: body ?? '' }
    })
    const given = jsonRows({ id: 'integer', title: 'text', names: 'text', body: 'text' }, rows)
    // In the order of their numbers, because FTS5 writes a part of its index for each one that is smaller than the one before.
    return execute(tx, sql`INSERT INTO search_index (rowid, title, names, body) SELECT id, title, names, body FROM ${given} ORDER BY id`)
  }
  const rows = documents.map((document) => ({ id: document.id, terms: vectorOf(document) }))
  await execute(tx, sql`INSERT INTO search_index (document_id, terms) SELECT id, terms::tsvector FROM ${jsonRows({ id: 'bigint', terms: 'text' }, rows)}`)
}

export async function removeFromIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const column = env.dialect === 'sqlite' ? sql`rowid` : sql`document_id`
  await execute(tx, sql`DELETE FROM search_index WHERE ${amongIds(column, listOf(ids))}`)
}

export async function emptyIndex(tx: Tx): Promise<void> {
  await execute(tx, sql`DELETE FROM search_index`)
}

/**
 * The documents of a language that hold all that is wanted: the numbers of those that hold it in their title, of those that need
 * their names for it, and of the rest. A query is only ever terms. The numbers come as one text, because of a common word there
 * are thousands and as rows they cost ten times as much.
 */
export async function matchedBy(db: Reader, wanted: readonly Wanted[], language: Locale): Promise<Matched> {
  const title = matchIn(wanted, ['title'])
  const named = matchIn(wanted, ['title', 'names'])
  const anywhere = matchIn(wanted)
  const [found] = await selectMatching(db, { title, named, anywhere, ...rangeOfLanguage(language) })
  const [inTitle, inNames, all] = [found?.title, found?.named, found?.anywhere].map((ids) => numbersIn(ids ?? '')) as [Numbers, Numbers, Numbers]
  // FTS5 would look for each term once more to leave the former out.
  return [inTitle, without(inNames, inTitle), without(all, inNames)]
}

const selectMatching = prepared((db) => {
  const list = (name: string) => sql<string | null>`${sql.identifier(name)}`
  return db.select({ title: list('title'), named: list('named'), anywhere: list('anywhere') }).from(sql`(${matching()}) AS found`)
})

function matching(): SQL {
  const [title, named, anywhere, from, to] = ['title', 'named', 'anywhere', 'from', 'to'].map((name) => sql.placeholder(name))
  if (env.dialect === 'sqlite') {
    const list = (match: typeof title) =>
      sql`SELECT string_agg(rowid, ',') FROM search_index WHERE search_index MATCH ${match} AND rowid >= ${from} AND rowid < ${to}`
    return sql`SELECT (${list(title)}) AS title, (${list(named)}) AS named, (${list(anywhere)}) AS anywhere`
  }
  // Who stands in an earlier list is written once; OFFSET keeps the place of each from being asked for in every list. By the bare
  // numbers PostgreSQL would rather read every document of the language, wherever these lie in their order.
  return sql`SELECT string_agg(id, ',') FILTER (WHERE fit = 0) AS title, string_agg(id, ',') FILTER (WHERE fit = 1) AS named,
    string_agg(id, ',') FILTER (WHERE fit = 2) AS anywhere
    FROM (SELECT document_id::text AS id, CASE WHEN terms @@ ${title}::tsquery THEN 0 WHEN terms @@ ${named}::tsquery THEN 1 ELSE 2 END AS fit
      FROM search_index WHERE terms @@ ${anywhere}::tsquery AND document_id + 0 >= ${from} AND document_id + 0 < ${to} OFFSET 0) AS found`
}

/** The numbers that are not among the others; both the smaller first. */
function without(numbers: Numbers, others: Numbers): Numbers {
  const left = new Float64Array(numbers.length)
  let [count, at] = [0, 0]
  for (const number of numbers) {
    while (at < others.length && (others[at] ?? 0) < number) at++
    if (others[at] !== number) left[count++] = number
  }
  return left.subarray(0, count)
}

const COMMA = ','.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** The numbers of a list as text, the smaller first; of thousands no text of their own is made. */
function numbersIn(list: string): Numbers {
  const numbers: number[] = []
  let number = 0
  for (let at = 0; at < list.length; at++) {
    const sign = list.charCodeAt(at)
    if (sign !== COMMA) number = number * 10 + sign - ZERO
    if (sign === COMMA || at === list.length - 1) {
      numbers.push(number)
      number = 0
    }
  }
  // Sorted as numbers without being compared by a function.
  return Float64Array.from(numbers).sort()
}

/** Without fields anywhere: with all of them named PostgreSQL would read every document that its index has found already. */
function matchIn(wanted: readonly Wanted[], fields: readonly Field[] = []): string {
  if (env.dialect === 'sqlite') {
    const term = (own: string, isBegun: boolean) => (isBegun ? `"${own}" *` : `"${own}"`)
    const terms = writtenFor(wanted, term, ['AND', 'OR'])
    return fields.length === 0 ? terms : `{${fields.join(' ')}} : (${terms})`
  }
  const marks = fields.map((field) => weights[field]).join('')
  const markOf = (isBegun: boolean) => (isBegun || marks !== '' ? `:${isBegun ? '*' : ''}${marks}` : '')
  return writtenFor(wanted, (own, isBegun) => `'${own}'${markOf(isBegun)}`, ['&', '|'])
}

function writtenFor(wanted: readonly Wanted[], term: (term: string, isBegun: boolean) => string, [and, or]: readonly [string, string]): string {
  const written = (each: Wanted): string => {
    if (typeof each === 'string') return term(each, false)
    if ('begins' in each) return term(each.begins, true)
    return 'any' in each ? `(${each.any.map(written).join(` ${or} `)})` : `(${each.all.map(written).join(` ${and} `)})`
  }
  return wanted.map(written).join(` ${and} `)
}

function vectorOf({ texts }: Indexed): string {
  const marks = new Map<string, Set<string>>()
  for (const field of ['title', 'names', 'body'] as const) {
    for (const term of termsOf(texts[field])) marks.set(term, (marks.get(term) ?? new Set()).add(weights[field]))
  }
  // One place for each weight: what is told of a term is where it stands, not how often.
  return [...marks].map(([term, own]) => `'${term}':${[...own].map((mark, index) => `${index + 1}${mark}`).join(',')}`).join(' ')
}

function termsOf(pieces: readonly Piece[]): string[] {
  return [...new Set(pieces.flatMap((piece) => tokensOfPiece(piece).flatMap(({ terms }) => terms)))]
}
