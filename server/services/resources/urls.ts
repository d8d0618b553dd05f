import { typeOfResource } from '#content/types.ts'
import type { Deps } from '../deps.ts'
import { loadLinks } from '../links.ts'
import type { ResourceDefinition } from './definition.ts'

/** Adds each record's public pages; `null` where it has none yet (a production without dates). */
export async function withUrls(deps: Deps, { name }: ResourceDefinition, records: Record<string, unknown>[]): Promise<Record<string, unknown>[]> {
  const kind = typeOfResource(name)?.link
  if (!kind) return records
  const references = records.map((record) => `${kind}:${record.id}`)
  const [german, english] = [await loadLinks(deps, references, 'de'), await loadLinks(deps, references, 'en')]
  return records.map((record) => {
    const [de, en] = [german.get(`${kind}:${record.id}`), english.get(`${kind}:${record.id}`)]
    // A file is the same in both languages: its one address is what a module stores.
    return { ...record, urls: de && en ? { de, en } : null, ...(name === 'files' ? { url: de } : {}) }
  })
}
