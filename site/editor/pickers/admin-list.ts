import { type AdminResource, adminPaths } from '../admin-paths.ts'
import { csrfToken } from '../api.ts'
import type { AdminRecord } from './picked.ts'

export const PICKER_PAGE_SIZE = 24

export type AdminPage = { results: AdminRecord[]; count: number }

/** A page of the back office's list; throws when it cannot be read. */
export async function listAdmin(resource: AdminResource, { page, search }: { page: number; search: string }, signal: AbortSignal): Promise<AdminPage> {
  const query = new URLSearchParams({ page: String(page), page_size: String(PICKER_PAGE_SIZE), ...(search ? { search } : {}) })
  const response = await fetch(`${adminPaths.list(resource)}?${query}`, { credentials: 'include', headers: { accept: 'application/json' }, signal })
  if (!response.ok) throw new Error(`${resource} answered ${response.status}`)
  // The admin contract: every list answers count, next, previous, results.
  return (await response.json()) as AdminPage
}

/** Takes a file into the media library and answers its record; throws with the server's words when it is refused. */
export async function uploadAdmin(resource: 'images' | 'files', file: File): Promise<AdminRecord> {
  const body = new FormData()
  body.set('file', file)
  const response = await fetch(adminPaths.upload(resource), { method: 'POST', credentials: 'include', headers: { 'x-csrftoken': csrfToken() }, body })
  if (response.ok) return (await response.json()) as AdminRecord
  const problem = (await response.json().catch(() => ({}))) as { errors?: Record<string, string[]> }
  throw new Error(
    Object.values(problem.errors ?? {})
      .flat()
      .join(' '),
  )
}
