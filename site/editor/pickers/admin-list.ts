import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { uploadImage } from '#contract/admin/images.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { Client } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { ResourceName } from '#model/define-type.ts'
import { adminPaths } from './admin-paths.ts'
import type { AdminRecord } from './picked.ts'

type Upload = Omit<typeof uploadImage, 'path'> & { path: string }

/** A page of a back-office list; throws when it cannot be read. */
export async function listAdminRecords(
  call: Client,
  { resource, query }: { resource: ResourceName; query: Record<string, unknown> },
  signal: AbortSignal,
): Promise<{ results: AdminRecord[]; count: number }> {
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
  const { results } = await listAdminRecords(call, { resource, query: { id } }, signal)
  return results[0] ?? null
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
