import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Mutex, Semaphore } from 'async-mutex'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { ALREADY_STORED_HEADER } from '#contract/media/media.ts'
import type { ResourceName } from '#model/define-type.ts'
import { createGrowableBuffer } from '#server/limits/growable-buffer.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { getRecord } from '#server/services/resources/engine.ts'
import type { ApiEnv } from './api-env.ts'

const MB = 1024 * 1024
const FIRST_BYTES = MB
/** The size of a multipart body without its file. */
const FRAME_BYTES = 64 * 1024
/** Waiting uploads per account; the back office sends three at once. */
const MAX_WAITING_UPLOADS = 8
const RETRY_AFTER_SECONDS = 30
const LARGE_BYTES = 32 * MB

type Upload = { bytes: Buffer; name: string }
type UploadOptions = { resource: ResourceName; maxBytes: number }

/**
 * Reads the one file of a multipart body once the sender may write the resource and has a turn. Assembled once, in
 * place: a film may be half of a small machine's memory, and `formData()` holds four copies.
 */
export async function receiveUpload<T>(
  c: Context<ApiEnv>,
  deps: Pick<Deps, 'viewer'>,
  { resource, maxBytes, store }: UploadOptions & { store: (upload: Upload) => Promise<T> },
): Promise<T> {
  const { id } = requireWriter(deps, resource)
  const type = c.req.header('content-type')
  if (!type?.startsWith('multipart/form-data'))
    throw new AppError('unsupported_media', { message: 'not multipart/form-data' })
  const largest = maxBytes + FRAME_BYTES
  const announced =
    c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length') ?? largest) : largest
  if (announced > largest) throw tooLarge(announced)
  const { body } = c.req.raw
  if (!body) throw noFile()
  return inTurn({ account: id, bytes: announced }, async () => store(await read(body, { type, announced, largest })))
}

/** Stores an upload as a new record, or in the place of a stored one; known bytes answer the known record. */
export async function receiveRecord(
  c: Context<ApiEnv>,
  deps: Deps,
  options: UploadOptions & { store: (upload: Upload) => Promise<{ id: number; created?: boolean }> },
) {
  const { id, created } = await receiveUpload(c, deps, options)
  if (created === false) c.header(ALREADY_STORED_HEADER, 'true')
  return getRecord(deps, requireResource(options.resource), id)
}

async function read(
  body: ReadableStream<Uint8Array>,
  { type, announced, largest }: { type: string; announced: number; largest: number },
): Promise<Upload> {
  const upload = await readParts(body, { type, announced, largest }).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : noFile(cause)
  })
  if (!upload) throw noFile()
  return upload
}

async function readParts(
  body: ReadableStream<Uint8Array>,
  { type, announced, largest }: { type: string; announced: number; largest: number },
): Promise<Upload | null> {
  const parts = new Busboy({ headers: { 'content-type': type } })
  let part: BusboyFileStream | undefined
  let upload: Promise<Upload> | null = null
  parts.on('file', (field, stream, name = '') => {
    if (field !== 'file' || part) return stream.resume()
    part = stream
    upload = gather(stream, announced).then((bytes) => ({ bytes, name }))
    // An aborted body is reported once, below.
    upload.catch(() => undefined)
  })
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), limitBytes(largest), parts)
  } catch (error) {
    part?.destroy()
    throw error
  }
  return upload
}

/** A chunked body does not announce its size. */
function limitBytes(largest: number) {
  return async function* count(chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > largest) throw tooLarge(bytes)
      yield chunk
    }
  }
}

async function gather(stream: BusboyFileStream, announced: number): Promise<Buffer> {
  const bytes = createGrowableBuffer(Math.min(FIRST_BYTES, announced), announced)
  for await (const chunk of stream as AsyncIterable<Buffer>) bytes.append(chunk)
  return bytes.whole()
}

function noFile(cause?: unknown): AppError {
  return new AppError('bad_input', { message: 'no file in a multipart body', fields: { file: ['no_file'] }, cause })
}

function tooLarge(bytes: number): AppError {
  return new AppError('too_large', { message: `an upload of ${bytes} bytes` })
}

/** Memory in MB for the uploads of all accounts; two budgets, so that pictures do not wait for films. */
const budgets = { small: new Semaphore(128), large: new Semaphore(256) }
const queues = new Map<string, { mutex: Mutex; count: number }>()

/**
 * Queues uploads before their bodies are read: one per account, in total as many as the budget holds. Beyond eight
 * waiting ones an account gets `too_many_requests`.
 */
async function inTurn<T>({ account, bytes }: { account: string; bytes: number }, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(account) ?? { mutex: new Mutex(), count: 0 }
  if (queue.count > MAX_WAITING_UPLOADS)
    throw new AppError('too_many_requests', {
      message: 'too many uploads at once',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  queues.set(account, queue)
  queue.count++
  try {
    const budget = bytes > LARGE_BYTES ? budgets.large : budgets.small
    return await queue.mutex.runExclusive(() => budget.runExclusive(work, Math.ceil(bytes / MB)))
  } finally {
    if (--queue.count === 0) queues.delete(account)
  }
}
