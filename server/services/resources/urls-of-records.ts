import { findContentType } from '#model/types.ts'
import type { Deps } from '../deps.ts'
import type { RecordRow } from '../urls/define-urls.ts'
import { resolveRecordUrls } from '../urls/links.ts'
import type { ResourceDefinition } from './definition.ts'

/** The public URLs of each record by id; null without a page (a production without dates). */
export async function urlsOfRecords(
  deps: Deps,
  { name }: ResourceDefinition,
  rows: readonly RecordRow[],
): Promise<(id: number) => Record<string, unknown>> {
  if (!findContentType(name)?.link) return () => ({})
  const urlsById = await resolveRecordUrls(deps, name, rows)
  return (id) => {
    const { de = '', en = '' } = urlsById.get(id) ?? {}
    // A file has one URL for both languages.
    return { urls: de && en ? { de, en } : null, ...(name === 'files' ? { url: de } : {}) }
  }
}
