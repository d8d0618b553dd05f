import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '#contract/errors.ts'
import type { S3Settings } from '#server/env.ts'
import { type MediaStore, requireInside } from './media-store.ts'

const RETRY_AFTER_SECONDS = 5
/** `answersWithinMs`: until the response starts, retries included; `silentAtMostMs`: pauses after that. */
const PATIENCE = { answersWithinMs: 5000, silentAtMostMs: 10_000 }
/** A slower store counts as unavailable. */
const SLOWEST_BYTES_PER_MS = 500
const TRIES = 3
const MAX_SOCKETS = 64

type BucketAddress = { bucket: string; prefix: string }

/** The bucket stays private: this process serves visitors. Refusals and timeouts are `unavailable`. */
export function s3Store(url: string, settings: S3Settings, { answersWithinMs, silentAtMostMs } = PATIENCE): MediaStore {
  const { bucket, prefix } = parseBucket(url)
  const locate = (path: string) => ({ Bucket: bucket, Key: `${prefix}${requireInside(path)}` })
  let connected: ReturnType<typeof connect> | undefined
  const client = () => {
    connected ??= connect(settings)
    return connected
  }
  const request = <T>(operation: (signal: AbortSignal) => Promise<T>, bytes = 0) =>
    withTimeout(operation, answersWithinMs + bytes / SLOWEST_BYTES_PER_MS)
  return {
    displayName: settings.endpoint === undefined ? url : `${url} at ${new URL(settings.endpoint).host}`,
    isLocal: false,
    async put(path, content) {
      const { s3, commands } = await client()
      const { body, bytes } = content instanceof Uint8Array ? { body: content, bytes: content.byteLength } : content
      const command = new commands.PutObjectCommand({ ...locate(path), Body: body, ContentLength: bytes })
      if (!(body instanceof Readable))
        return void (await request((abortSignal) => s3.send(command, { abortSignal }), bytes))
      const broken = abortOnFailure(body)
      await request((signal) => s3.send(command, { abortSignal: AbortSignal.any([signal, broken]) }), bytes).finally(
        () => body.destroy(),
      )
    },
    async open(path, range) {
      const { s3, commands } = await client()
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new commands.GetObjectCommand({ ...locate(path), ...(Range ? { Range } : {}) })
      const output = await unlessAbsent(request((abortSignal) => s3.send(command, { abortSignal })))
      if (!(output?.Body instanceof Readable)) return null
      return { body: withIdleTimeout(output.Body, silentAtMostMs), bytes: output.ContentLength ?? 0 }
    },
    async head(path) {
      const { s3, commands } = await client()
      const command = new commands.HeadObjectCommand(locate(path))
      const output = await unlessAbsent(request((abortSignal) => s3.send(command, { abortSignal })))
      return output && { path, bytes: output.ContentLength ?? 0, modified: output.LastModified ?? new Date(0) }
    },
    async delete(path) {
      const { s3, commands } = await client()
      const command = new commands.DeleteObjectCommand(locate(path))
      await request((abortSignal) => s3.send(command, { abortSignal }))
    },
    async *list(folder) {
      const { s3, commands } = await client()
      for (let next: string | undefined, isMore = true; isMore; ) {
        const command = new commands.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${prefix}${folder}/`,
          ...(next ? { ContinuationToken: next } : {}),
        })
        const {
          Contents = [],
          NextContinuationToken,
          IsTruncated = false,
        } = await request((abortSignal) => s3.send(command, { abortSignal }))
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          yield { path: Key.slice(prefix.length), bytes: Size, modified: LastModified }
        next = NextContinuationToken
        isMore = IsTruncated
      }
    },
  }
}

/** Errors are thrown and logged by us. */
const silentLogger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Loaded for S3 only: it takes 20 MB. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: S3Settings) {
  const commands = await import('@aws-sdk/client-s3')
  const s3: S3Client = new commands.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    logger: silentLogger,
    requestHandler: {
      connectionTimeout: PATIENCE.answersWithinMs / 2,
      httpAgent: { maxSockets: MAX_SOCKETS },
      httpsAgent: { maxSockets: MAX_SOCKETS },
    },
    // Amazon's own checksums, which not every S3-compatible store supports.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, commands }
}

/** `s3://bucket/some/folder`: keys start with `some/folder/`. */
function parseBucket(url: string): BucketAddress {
  const [bucket = '', ...folders] = url.slice('s3://'.length).split('/').filter(Boolean)
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') }
}

/** Aborts the upload when the source fails; the client would wait for the rest. */
function abortOnFailure(body: Readable): AbortSignal {
  const controller = new AbortController()
  body.once('error', (error) => controller.abort(error))
  return controller.signal
}

/** Limits the time until the response, not the reading of it. */
async function withTimeout<T>(operation: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await operation(controller.signal)
  } catch (cause) {
    if (isAbsent(cause)) throw cause
    // The client's own error contains the signed request and would be logged.
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    const problem = controller.signal.aborted ? `no answer within ${Math.round(ms)} ms` : reason
    throw new AppError('unavailable', {
      message: `the store of the media: ${problem}`,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  } finally {
    clearTimeout(timer)
  }
}

async function unlessAbsent<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** A missing object; a missing bucket is a configuration error. */
function isAbsent(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

/** Ends a body when the store is silent, but not when the reader pauses: a film may be paused for minutes. */
function withIdleTimeout(body: Readable, ms: number): Readable {
  const guarded = Readable.from(chunksInTime(body, ms), { objectMode: false })
  // A generator that was never started does not run its cleanup.
  return guarded.once('close', () => body.destroy())
}

async function* chunksInTime(body: Readable, ms: number): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error('the store of the media went silent')), ms)
    const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
    if (done) return
    yield value
  }
}
