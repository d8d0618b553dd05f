import { excerptOf, type Sought, saysAll } from '#server/search/excerpt.ts'
import { type Face, searchFaces } from '#server/search/faces.ts'
import type { FoundRow } from '#server/search/find.ts'
import { locate } from '#server/services/addresses.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { loadUrls } from '#server/services/links.ts'
import type { StoredRow } from '../define-address.ts'
import type { FoundDetails } from '../define-search.ts'
import { titleOf } from '../title.ts'
import { typeOfResource } from '../types.ts'
import type { Found } from './endpoints.ts'

const nothing: Sought = { terms: new Set(), words: 0 }

/** What was found, as a reader is shown it, in the same order; where nothing is sought no piece of text is looked for. */
export async function presentFound(deps: Deps, rows: readonly FoundRow[], sought: Sought = nothing): Promise<Found[]> {
  const byResource = groupBy(rows, ({ resource }) => resource)
  const faces = searchFaces.filter(({ resource }) => byResource.has(resource))
  const shown = await Promise.all(
    faces.map((face) => presentOf(deps, face, { rows: byResource.get(face.resource) ?? [], sought })),
  )
  const found = new Map(shown.flat())
  return rows.flatMap((row) => found.get(row) ?? [])
}

type OfFace = { rows: readonly FoundRow[]; sought: Sought }

async function presentOf(deps: Deps, face: Face, { rows, sought }: OfFace): Promise<[FoundRow, Found][]> {
  const { locale, now } = deps
  const { resource, kind } = face
  const records = rows.map(({ record }) => record)
  const follow = (links: readonly string[]) => loadUrls(deps, links, 0)
  const detailsOf: Map<number, FoundDetails> = (await face.details?.(deps, records, sought.terms)) ?? new Map()
  const elsewhere = records.filter(({ id }) => detailsOf.get(id)?.url === undefined)
  const urls = new Map(await locate(deps, resource, { rows: elsewhere, follow }))
  return rows.map((row) => {
    const { record, texts } = row
    const {
      url = urls.get(record.id)?.[locale] ?? '',
      note = '',
      date,
      end,
      ...details
    } = detailsOf.get(record.id) ?? {}
    const title = details.name ?? titleOf(resource, record, locale)
    const pieces = texts ? [...texts.body, ...(saysAll({ text: title, lang: locale }, sought) ? [] : texts.names)] : []
    const { marks, lang } = excerptOf(pieces, sought)
    const said = marks.map(({ text }) => text).join('')
    const found = {
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
    return [row, found]
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
