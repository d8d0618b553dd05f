import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import type { Tx } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { jsonRows } from '#server/db/json-rows.ts'
import { amongIds, listOf } from '#server/db/prepared.ts'
import type { DocumentTexts, Piece } from '#server/db/schema/search.ts'
import { env } from '#server/env.ts'
import { tokensOfPiece } from './analyser.ts'
import type { Wanted } from './query.ts'

/** The fields of the index, the weightier first; a place within `title` is also one within `names` and `text`. */
export type Field = 'title' | 'names' | 'body'
type Indexed = { id: number; language: Locale; texts: DocumentTexts }

/** PostgreSQL's names of the weights. */
const weights = { title: 'A', names: 'B', body: 'C', language: 'D' } as const

export async function putIntoIndex(tx: Tx, documents: readonly Indexed[]): Promise<void> {
  if (env.dialect === 'sqlite') {
    const rows = documents.map(({ id, language, texts }) => {
      const [title, names, body] = [texts.title, texts.names, texts.body].map((pieces) => termsOf(pieces).join(' '))
      return { id, title: title ?? '', names: names ?? '', body: body ?? '', language }
    })
    const given = jsonRows({ id: 'integer', title: 'text', names: 'text', body: 'text', language: 'text' }, rows)
    return execute(tx, sql`INSERT INTO search_index (rowid, title, names, body, language) SELECT id, title, names, body, language FROM ${given}`)
  }
  const rows = documents.map((document) => ({ id: document.id, terms: vectorOf(document) }))
  await execute(tx, sql`INSERT INTO search_index (document_id, terms) SELECT id, terms::tsvector FROM ${jsonRows({ id: 'integer', terms: 'text' }, rows)}`)
}

export async function removeFromIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const column = env.dialect === 'sqlite' ? sql`rowid` : sql`document_id`
  await execute(tx, sql`DELETE FROM search_index WHERE ${amongIds(column, listOf(ids))}`)
}

export async function emptyIndex(tx: Tx): Promise<void> {
  await execute(tx, sql`DELETE FROM search_index`)
}

/** The ids of the documents of a language that hold all that is wanted, in these fields. A query is only ever terms. */
export function idsWith(wanted: readonly Wanted[], { language, fields }: { language: Locale; fields: readonly Field[] }): SQL {
  if (env.dialect === 'sqlite') {
    const match = `language : "${language}" AND {${fields.join(' ')}} : (${writtenFor(wanted, (term) => `"${term}"`, ['AND', 'OR'])})`
    return sql`SELECT rowid AS id FROM search_index WHERE search_index MATCH ${match}`
  }
  const marks = fields.map((field) => weights[field]).join('')
  const match = `'${language}':D & (${writtenFor(wanted, (term) => `'${term}':${marks}`, ['&', '|'])})`
  return sql`SELECT document_id AS id FROM search_index WHERE terms @@ ${match}::tsquery`
}

function writtenFor(wanted: readonly Wanted[], term: (term: string) => string, [and, or]: readonly [string, string]): string {
  const written = (each: Wanted): string => {
    if (typeof each === 'string') return term(each)
    return 'any' in each ? `(${each.any.map(written).join(` ${or} `)})` : `(${each.all.map(written).join(` ${and} `)})`
  }
  return wanted.map(written).join(` ${and} `)
}

function vectorOf({ language, texts }: Indexed): string {
  const marks = new Map<string, Set<string>>([[language, new Set(['D'])]])
  for (const field of ['title', 'names', 'body'] as const) {
    for (const term of termsOf(texts[field])) marks.set(term, (marks.get(term) ?? new Set()).add(weights[field]))
  }
  // One place for each weight: what is told of a term is where it stands, not how often.
  return [...marks].map(([term, own]) => `'${term}':${[...own].map((mark, index) => `${index + 1}${mark}`).join(',')}`).join(' ')
}

function termsOf(pieces: readonly Piece[]): string[] {
  return [...new Set(pieces.flatMap((piece) => tokensOfPiece(piece).flatMap(({ terms }) => terms)))]
}
