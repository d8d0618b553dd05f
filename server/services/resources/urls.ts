import type { LinkTarget } from '#content/define.ts'
import type { Deps } from '../deps.ts'
import { loadLinks } from '../links.ts'
import type { ResourceDefinition } from './definition.ts'

/** The kind of link that leads to a resource's records; the others have no page. */
export const linkKinds: Partial<Record<ResourceDefinition['name'], LinkTarget>> = {
  productions: 'event',
  courses: 'course',
  people: 'person',
  news: 'news',
  venues: 'venue',
  pages: 'page',
  files: 'file',
}

/** Adds each record's public pages; `null` where it has none yet (a production without dates). */
export async function withUrls(deps: Deps, { name }: ResourceDefinition, records: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
  const kind = linkKinds[name]
  if (!kind) return records
  const references = records.map((record) => `${kind}:${record.id}`)
  const [german, english] = [await loadLinks(deps, references, 'de'), await loadLinks(deps, references, 'en')]
  return records.map((record) => {
    const [de, en] = [german.get(`${kind}:${record.id}`), english.get(`${kind}:${record.id}`)]
    // A file is the same in both languages: its one address is what a module stores.
    return { ...record, urls: de && en ? { de, en } : null, ...(name === 'files' ? { url: de } : {}) }
  })
}
