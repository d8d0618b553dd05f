import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { growingBytes } from '#server/growing-bytes.ts'
import type { ApiEnv } from './api-env.ts'

/** Where a body does not say how large it is. */
const FIRST_BYTES = 1024 * 1024

type Upload = { bytes: Buffer; name: string }

/**
 * The one file of a multipart body. Its bytes are put together where they stay, once: a film is as large as half a small
 * machine's memory, and the platform's own `formData()` holds four of it.
 */
export async function readUpload(c: Context<ApiEnv>): Promise<Upload> {
  const type = c.req.header('content-type')
  if (!type?.startsWith('multipart/form-data')) throw new AppError('unsupported_media', { message: 'not multipart/form-data' })
  const noFile = (cause?: unknown) => new AppError('bad_input', { message: 'no file in a multipart body', fields: { file: ['no_file'] }, cause })
  const { body } = c.req.raw
  if (!body) throw noFile()
  const upload = await read(body, { type, most: Number(c.req.header('content-length') ?? FIRST_BYTES) }).catch((cause: unknown) => {
    throw noFile(cause)
  })
  if (!upload) throw noFile()
  return upload
}

async function read(body: ReadableStream<Uint8Array>, { type, most }: { type: string; most: number }): Promise<Upload | null> {
  const parts = new Busboy({ headers: { 'content-type': type } })
  let part: BusboyFileStream | undefined
  let upload: Promise<Upload> | null = null
  parts.on('file', (field, stream, name = '') => {
    if (field !== 'file' || part) return stream.resume()
    part = stream
    upload = gather(stream, most).then((bytes) => ({ bytes, name }))
    // A body that breaks off is told once, below.
    upload.catch(() => undefined)
  })
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), parts)
  } catch (error) {
    part?.destroy()
    throw error
  }
  return upload
}

async function gather(stream: BusboyFileStream, most: number): Promise<Buffer> {
  const bytes = growingBytes(most)
  for await (const piece of stream as AsyncIterable<Buffer>) bytes.append(piece)
  return bytes.whole()
}
