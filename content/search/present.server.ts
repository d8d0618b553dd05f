import type { SearchResult } from '#contract/search.ts'
import { recordTitle } from '#model/titles.ts'
import { findContentType } from '#model/types.ts'
import type { SearchResultDetails } from '#server/search/define-search.ts'
import { containsAllWords, type HighlightTerms, makeExcerpt } from '#server/search/excerpt.ts'
import type { SearchHit } from '#server/search/search-records.ts'
import { type SearchType, searchTypes } from '#server/search/search-types.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import type { RecordRow } from '#server/services/urls/define-urls.ts'
import { resolveLinkUrls } from '#server/services/urls/links.ts'
import { locateRecords } from '#server/services/urls/record-urls.ts'

const noTerms: HighlightTerms = { terms: new Set(), words: 0 }

/** Results as shown to a reader, in order; without a query no excerpt is searched. */
export async function toSearchResults(
  deps: Deps,
  rows: readonly SearchHit[],
  sought: HighlightTerms = noTerms,
): Promise<SearchResult[]> {
  const byResource = groupBy(rows, ({ resource }) => resource)
  const faces = searchTypes.filter(({ resource }) => byResource.has(resource))
  const resultEntries = await Promise.all(
    faces.map((face) => presentOf(deps, face, { rows: byResource.get(face.resource) ?? [], sought })),
  )
  const resultByHit = new Map(resultEntries.flat())
  return rows.flatMap((row) => resultByHit.get(row) ?? [])
}

type OfFace = { rows: readonly SearchHit[]; sought: HighlightTerms }

async function presentOf(deps: Deps, face: SearchType, { rows, sought }: OfFace): Promise<[SearchHit, SearchResult][]> {
  const { locale, now } = deps
  const { resource, kind } = face
  const records = rows.map(({ record }) => record)
  const follow = (links: readonly string[]) => resolveLinkUrls(deps, links, 0)
  const detailsOf: Map<number, SearchResultDetails> = (await face.details?.(deps, records, sought.terms)) ?? new Map()
  const elsewhere = records.filter(({ id }) => detailsOf.get(id)?.url === undefined)
  const urls = new Map(await locateRecords(deps, resource, { rows: elsewhere, follow }))
  return rows.map((row) => {
    const { record, texts } = row
    const {
      url = urls.get(record.id)?.[locale] ?? '',
      note = '',
      date,
      end,
      ...details
    } = detailsOf.get(record.id) ?? {}
    const title = details.name ?? recordTitle(resource, record, locale)
    const textPieces = texts
      ? [...texts.body, ...(containsAllWords({ text: title, lang: locale }, sought) ? [] : texts.names)]
      : []
    const { marks, lang } = makeExcerpt(textPieces, sought)
    const excerptText = marks.map(({ text }) => text).join('')
    const result = {
      kind,
      id: record.id,
      url,
      title,
      note,
      date: date?.toISOString() ?? null,
      is_over: end !== undefined && end < now(),
      // An excerpt that repeats the lines above is left out.
      excerpt: title.includes(excerptText) || note.includes(excerptText) ? [] : marks,
      fallback: [...getFallback(resource, record, locale), ...(lang !== null && lang !== locale ? ['excerpt'] : [])],
    }
    return [row, result]
  })
}

/** A name that is the same in both languages is no fallback. */
function getFallback(resource: SearchType['resource'], record: RecordRow, locale: Deps['locale']): string[] {
  const fields = findContentType(resource)?.title ?? []
  const isMissing = fields.some((field) => {
    const value = record[field]
    return typeof value === 'object' && value !== null && Reflect.get(value, locale) === ''
  })
  return isMissing ? ['title'] : []
}
