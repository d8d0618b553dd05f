import { useEffect, useState } from 'react'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { uploadImage } from '#contract/admin/images.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import { useWorkspace } from '../ui/context.tsx'
import { adminPaths } from './admin-paths.ts'
import type { AdminRecord } from './picked.ts'

const PICKER_PAGE_SIZE = 24
/** The API's largest page of a list. */
const MAX_LIST_ENTRIES = 1000

type ListQuery = { resource: ResourceName; page: number; search: string; mime: string }
type Upload = Omit<typeof uploadImage, 'path'> & { path: string }
type AdminPage = { results: AdminRecord[]; count: number }

/** A page of a back-office list; throws when it cannot be read. */
async function listAdminRecords(
  call: Client,
  { resource, page, search, mime }: ListQuery,
  signal: AbortSignal,
): Promise<AdminPage> {
  return readList(call, { resource, query: { page, page_size: PICKER_PAGE_SIZE, search, mime } }, signal)
}

async function readList(
  call: Client,
  { resource, query }: { resource: ResourceName; query: Record<string, unknown> },
  signal: AbortSignal,
): Promise<AdminPage> {
  const response = await call<ResourceEndpoints['list']>(resourceAddresses(resource).list, { query }, signal)
  // The fields of a record depend on its resource, but each has an id.
  return { ...response, results: response.results as AdminRecord[] }
}

const MAX_OFFLINE_PAGES = 4

/** Pages that visitors do not find; none without the right to read them. */
export async function findOfflinePages(call: Client, search: string, signal: AbortSignal): Promise<AdminRecord[]> {
  const query = { page: 1, page_size: MAX_OFFLINE_PAGES, search, is_online: false }
  return readList(call, { resource: 'pages', query }, signal).then(
    ({ results }) => results,
    () => [],
  )
}

/** Null when there is none, throws when it cannot be read. */
export async function findAdminRecord(
  call: Client,
  { resource, id }: { resource: ResourceName; id: number },
  signal: AbortSignal,
): Promise<AdminRecord | null> {
  const { results } = await readList(call, { resource, query: { id } }, signal)
  return results[0] ?? null
}

/** All records of a short list. */
export async function listAllAdminRecords(
  call: Client,
  { resource, ordering }: { resource: ResourceName; ordering: string },
  signal: AbortSignal,
): Promise<readonly AdminRecord[]> {
  return (await readList(call, { resource, query: { page_size: MAX_LIST_ENTRIES, ordering } }, signal)).results
}

/** The number of matching records. */
export async function countAdminRecords(
  call: Client,
  { resource, query }: { resource: ResourceName; query: Record<string, unknown> },
  signal: AbortSignal,
): Promise<number> {
  return (await readList(call, { resource, query: { ...query, page_size: 1 } }, signal)).count
}

/**
 * Uploads a file into the media library and answers its record; throws with the server's message when it is refused.
 */
export async function uploadAdmin(
  call: Client,
  { resource, file, accept }: { resource: 'images' | 'files'; file: File; accept: string },
): Promise<AdminRecord> {
  const form = new FormData()
  form.set('file', file)
  try {
    return (await call<Upload>({ method: 'POST', path: adminPaths.upload(resource, accept) }, { form })) as AdminRecord
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = Object.values(error.fields ?? {})
      .flat()
      .join(' ')
    throw new Error(message || error.message, { cause: error })
  }
}

type Listing = { records: readonly AdminRecord[]; count: number; state: 'loading' | 'ready' | 'failed' }
const emptyListing: Listing = { records: [], count: 0, state: 'loading' }

const SEARCH_PAUSE_MS = 250

/** Searches back-office records; `more` loads the next page. */
export function useAdminList(resource: ResourceName, { search, mime }: { search: string; mime: string }) {
  const { call } = useWorkspace().editor
  const [listing, setListing] = useState<Listing>(emptyListing)
  const [page, setPage] = useState(1)
  const listKey = `${resource} ${search}`
  const [shownKey, setShownKey] = useState(listKey)
  if (shownKey !== listKey) {
    setShownKey(listKey)
    setPage(1)
    setListing(emptyListing)
  }

  useEffect(() => {
    const controller = new AbortController()
    const timer = window.setTimeout(
      () => {
        listAdminRecords(call, { resource, page, search, mime }, controller.signal).then(
          ({ results, count }) =>
            setListing((before) => ({
              records: page === 1 ? results : [...before.records, ...results],
              count,
              state: 'ready',
            })),
          () => controller.signal.aborted || setListing((before) => ({ ...before, state: 'failed' })),
        )
      },
      search === '' ? 0 : SEARCH_PAUSE_MS,
    )
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [call, resource, search, mime, page])

  return { ...listing, more: () => setPage((before) => before + 1) }
}
