import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { uploadImage } from '#contract/admin/images.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import { adminPaths } from './admin-paths.ts'
import type { AdminRecord } from './picked.ts'

export const PICKER_PAGE_SIZE = 24
/** The API's largest page of a list. */
const MAX_LIST_ENTRIES = 1000

type ListQuery = { resource: ResourceName; page: number; search: string; mime: string }
type Upload = Omit<typeof uploadImage, 'path'> & { path: string }
export type AdminPage = { results: AdminRecord[]; count: number }

/** A page of a back-office list; throws when it cannot be read. */
export async function listAdminRecords(
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
