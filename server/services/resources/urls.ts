import type { StoredRow } from '#content/define-address.ts'
import { typeOfResource } from '#content/types.ts'
import type { Deps } from '../deps.ts'
import { loadOwnUrls } from '../links.ts'
import type { ResourceDefinition } from './definition.ts'

/** What each of these records answers of its public pages, by its id: `null` where it has none yet (a production without dates). */
export async function urlsOfRecords(deps: Deps, { name }: ResourceDefinition, rows: readonly StoredRow[]): Promise<(id: number) => Record<string, unknown>> {
  if (!typeOfResource(name)?.link) return () => ({})
  const found = await loadOwnUrls(deps, name, rows)
  return (id) => {
    const { de = '', en = '' } = found.get(id) ?? {}
    // A file is the same in both languages: its one address is what a module stores.
    return { urls: de && en ? { de, en } : null, ...(name === 'files' ? { url: de } : {}) }
  }
}
