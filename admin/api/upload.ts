import type { uploadImage } from '#contract/admin/images.ts'
import { fetchWithProgress } from '#contract/media/fetch-with-progress.ts'
import { ALREADY_STORED_HEADER } from '#contract/media/media.ts'
import { createCall } from './call.ts'
import { type AdminRecord, recordSchema } from './record-schema.ts'

type Upload = { path: string; file: File; onProgress?: (share: number) => void }

/** `isOnServer`: the same bytes were stored before. */
export async function upload({
  path,
  file,
  onProgress = () => undefined,
}: Upload): Promise<{ record: AdminRecord; isKnown: boolean }> {
  const form = new FormData()
  form.append('file', file)
  let isKnown = false
  const send = fetchWithProgress(onProgress)
  const fetch: typeof send = async (url, init) => {
    const response = await send(url, init)
    isKnown = response.headers.has(ALREADY_STORED_HEADER)
    return response
  }
  const record = await createCall(fetch)<Omit<typeof uploadImage, 'path'> & { path: string }>(
    { method: 'POST', path },
    { form },
  )
  return { record: recordSchema.parse(record), isKnown }
}
