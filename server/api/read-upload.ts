import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { ApiEnv } from './api-env.ts'

/** The one file of a multipart body. */
export async function readUpload(c: Context<ApiEnv>): Promise<{ bytes: Buffer; name: string }> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) throw new AppError('unsupported_media', { message: 'not multipart/form-data' })
  const { file } = await c.req.parseBody().catch((cause: unknown) => {
    throw new AppError('bad_input', { message: 'broken multipart body', fields: { file: ['no_file'] }, cause })
  })
  if (!(file instanceof File)) throw new AppError('bad_input', { message: 'no file', fields: { file: ['no_file'] } })
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name }
}
