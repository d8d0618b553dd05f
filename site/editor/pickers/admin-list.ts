import type { ResourceName } from '#content/define.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Fetch } from '../core/with-login.ts'
import type { AdminRecord } from './picked.ts'

export const PICKER_PAGE_SIZE = 24

type ListQuery = { resource: ResourceName; page: number; search: string; mime: string }
export type AdminPage = { results: AdminRecord[]; count: number }

/** A page of the back office's list; throws when it cannot be read. */
export async function listAdmin(fetch: Fetch, { resource, page, search, mime }: ListQuery, signal: AbortSignal): Promise<AdminPage> {
  const query = new URLSearchParams({ page: String(page), page_size: String(PICKER_PAGE_SIZE), ...(search ? { search } : {}), ...(mime ? { mime } : {}) })
  return readList(fetch, { resource, query }, signal)
}

async function readList(fetch: Fetch, { resource, query }: { resource: ResourceName; query: URLSearchParams }, signal: AbortSignal): Promise<AdminPage> {
  const response = await fetch(`${adminPaths.list(resource)}?${query}`, { headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`${resource} answered ${response.status}`)
  // The admin contract: every list answers count, next, previous, results.
  return (await response.json()) as AdminPage
}

/** One record; null when there is none, throws when it cannot be read. */
export async function findAdmin(fetch: Fetch, { resource, id }: { resource: ResourceName; id: number }, signal: AbortSignal): Promise<AdminRecord | null> {
  const { results } = await readList(fetch, { resource, query: new URLSearchParams({ id: String(id) }) }, signal)
  return results[0] ?? null
}

/** Takes a file into the media library and answers its record; throws with the server's words when it is refused. */
export async function uploadAdmin(
  fetch: Fetch,
  { resource, file, accept }: { resource: 'images' | 'files'; file: File; accept: string },
): Promise<AdminRecord> {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch(adminPaths.upload(resource, accept), { method: 'POST', body })
  if (response.ok) return (await response.json()) as AdminRecord
  const problem = (await response.json().catch(() => ({}))) as { title?: string; errors?: Record<string, string[]> }
  throw new Error(
    Object.values(problem.errors ?? {})
      .flat()
      .join(' ') || problem.title,
  )
}
