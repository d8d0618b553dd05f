import type { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { ByteRange, MediaStore } from './media-store.ts'

/** `path` contains the content's hash, so it works as an ETag. */
type MediaFile = { path: string; mime: string }

/** Serves a file (RFC 9110): whole, a range, or 304. `not_found` for a missing one. */
export async function serveMedia(
  c: Context,
  store: Pick<MediaStore, 'open' | 'head'>,
  { path, mime }: MediaFile,
): Promise<Response> {
  const tag = `"${path.slice(path.indexOf('/') + 1)}"`
  c.header('ETag', tag)
  if (getTags(c.req.header('if-none-match')).includes(tag)) return c.body(null, 304)
  c.header('Accept-Ranges', 'bytes')
  c.header('Content-Type', mime)
  const rangeHeader = [undefined, tag].includes(c.req.header('if-range')) ? c.req.header('range') : undefined
  if (rangeHeader === undefined && c.req.method !== 'HEAD') return send(c, 200, await store.open(path))
  const { bytes } = requireStored(await store.head(path))
  const range = c.req.method === 'HEAD' ? 'whole' : getRange(rangeHeader ?? '', bytes)
  if (range === 'outside') {
    c.header('Content-Range', `bytes */${bytes}`)
    return c.body(null, 416)
  }
  if (range !== 'whole') {
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`)
    return send(c, 206, await store.open(path, range))
  }
  if (c.req.method !== 'HEAD') return send(c, 200, await store.open(path))
  c.header('Content-Length', String(bytes))
  return c.body(null)
}

function send(c: Context, status: 200 | 206, file: Awaited<ReturnType<MediaStore['open']>>): Response {
  const { body, bytes } = requireStored(file)
  c.header('Content-Length', String(bytes))
  return c.body(getStream(body), status)
}

/**
 * Closes the file on disconnect, also before the first byte, which `Readable.toWeb` and `ReadableStream.from` do not.
 */
function getStream(body: Readable): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        body.destroy()
      },
    },
    // The file reads ahead already; two waiting chunks would be too many.
    { highWaterMark: 0 },
  )
}

function requireStored<T>(stored: T | null): T {
  if (stored === null) throw new AppError('not_found', { message: 'the file is not in the store' })
  return stored
}

/** One range; several at once, which no player requests, are answered with the whole file, as the standard allows. */
function getRange(header: string, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start > end ? 'outside' : { start, end }
}

function getTags(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
