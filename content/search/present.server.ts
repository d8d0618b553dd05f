import { inArray } from 'drizzle-orm'
import { searchDocuments } from '#server/db/schema/search.ts'
import { excerptOf } from '#server/search/excerpt.ts'
import { type Face, searchFaces } from '#server/search/faces.ts'
import type { FoundRow } from '#server/search/find.ts'
import { locate } from '#server/services/addresses.ts'
import type { Deps } from '#server/services/deps.ts'
import { loadLinks } from '#server/services/links.ts'
import type { StoredRow } from '../define-address.ts'
import type { FoundDetails } from '../define-search.ts'
import { resourceTables } from '../tables.ts'
import { titleOf } from '../title.ts'
import { typeOfResource } from '../types.ts'
import type { Found } from './endpoints.ts'

/** What was found, as a reader is shown it, in the same order. */
export async function presentFound(deps: Deps, rows: readonly FoundRow[], terms: ReadonlySet<string>): Promise<Found[]> {
  const shown = new Map<string, Found>()
  for (const face of searchFaces) {
    const own = rows.filter(({ resource }) => resource === face.resource)
    if (own.length > 0) for (const each of await presentOf(deps, face, own, terms)) shown.set(`${face.resource} ${each.id}`, each)
  }
  return rows.flatMap(({ resource, id }) => shown.get(`${resource} ${id}`) ?? [])
}

async function presentOf(deps: Deps, { resource, kind, details }: Face, found: readonly FoundRow[], terms: ReadonlySet<string>): Promise<Found[]> {
  const { db, locale, now } = deps
  const ids = found.map(({ id }) => id)
  const table = resourceTables[resource]
  const records = (await db.select().from(table).where(inArray(table.id, ids))) as StoredRow[]
  const stored = found.map(({ document }) => document)
  const documents = await db.select({ id: searchDocuments.id, texts: searchDocuments.texts }).from(searchDocuments).where(inArray(searchDocuments.id, stored))
  const follow = (links: readonly string[]) => loadLinks(deps, links, locale, 0)
  const urls = new Map(await locate(deps, resource, { rows: records, locale, follow }))
  const detailsOf: Map<number, FoundDetails> = (await details?.(deps, ids)) ?? new Map()
  return records.map((record) => {
    const { url = urls.get(record.id) ?? '', note = '', date, end } = detailsOf.get(record.id) ?? {}
    const document = found.find(({ id }) => id === record.id)?.document
    const texts = documents.find((each) => each.id === document)?.texts
    const title = titleOf(resource, record, locale)
    const { marks, lang } = excerptOf(texts ? [...texts.body, ...texts.names] : [], terms)
    const said = marks.map(({ text }) => text).join('')
    return {
      kind,
      id: record.id,
      url,
      title,
      note,
      date: date?.toISOString() ?? null,
      is_over: end !== undefined && end < now(),
      // What stands in the lines above is not said again.
      excerpt: title.includes(said) || note.includes(said) ? [] : marks,
      fallback: [...fallbackOf(resource, record, locale), ...(lang !== null && lang !== locale ? ['excerpt'] : [])],
    }
  })
}

/** A name that is the same in both languages falls back to none. */
function fallbackOf(resource: Face['resource'], record: StoredRow, locale: Deps['locale']): string[] {
  const fields = typeOfResource(resource)?.title ?? []
  const isMissing = fields.some((field) => {
    const value = record[field]
    return typeof value === 'object' && value !== null && Reflect.get(value, locale) === ''
  })
  return isMissing ? ['title'] : []
}
