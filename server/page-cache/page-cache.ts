import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'

const FRESH_MS = 60_000
const MAX_BYTES = 64 * 1024 * 1024
const SMALLEST_COMPRESSED_BYTES = 512

/** RFC 7234: what stands in when the source does not answer. */
export const STALE = '110 - "Response is Stale"'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type CachedAnswer = { status: number; headers: [string, string][]; body: Buffer; etag: string; br?: Promise<Buffer>; gzip?: Promise<Buffer> }
type Entry = { answer: CachedAnswer; madeAt: number; generation: number }

/**
 * Whole answers for visitors without a session: bounded in bytes, kept at most a minute, emptied by every content
 * write. One render at a time per URL; the others wait for it. When rendering fails, the last good answer stands in.
 */
export function createPageCache({ log, now = Date.now }: { log: Log; now?: () => number }) {
  // An emptied entry stays as the last good answer until it is rendered anew or pushed out.
  const entries = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: ({ answer }, key) => answer.body.length * 2 + key.length + 500 })
  const rendering = new Map<string, Promise<CachedAnswer>>()
  let generation = 0

  async function renderOnce(key: string, render: () => Promise<Response>): Promise<CachedAnswer> {
    const startedAt = generation
    const answer = await toAnswer(await render())
    // A write during the render may or may not be in it, so such an answer serves its waiters and is old at once.
    if (answer.status < 500 && isCacheable(answer)) entries.set(key, { answer, madeAt: now(), generation: startedAt })
    return answer
  }

  return {
    empty(): void {
      generation++
      rendering.clear()
    },

    async get(key: string, render: () => Promise<Response>): Promise<{ answer: CachedAnswer; stale: boolean }> {
      const entry = entries.get(key)
      if (entry && entry.generation === generation && now() - entry.madeAt < FRESH_MS) return { answer: entry.answer, stale: false }
      let running = rendering.get(key)
      if (!running) {
        running = renderOnce(key, render).finally(() => {
          if (rendering.get(key) === running) rendering.delete(key)
        })
        rendering.set(key, running)
      }
      const answer = await running.catch((error: unknown) => {
        if (!entry) throw error
        return null
      })
      if (answer && (answer.status < 500 || !entry)) return { answer, stale: false }
      log.warn({ key: key.split('?')[0] }, 'rendering failed, the last good answer is served')
      return { answer: (entry as Entry).answer, stale: true }
    },
  }
}

/** The answer in the form the client takes, or 304 when it has it. */
export async function sendCached(request: Request, { answer, stale }: { answer: CachedAnswer; stale: boolean }): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('ETag', answer.etag)
  headers.set('Vary', joinVary(headers.get('Vary'), 'Accept-Encoding'))
  if (stale) headers.set('Warning', STALE)
  if (answer.status === 200 && matches(request.headers.get('if-none-match'), answer.etag)) return new Response(null, { status: 304, headers })
  const encoding = answer.body.length < SMALLEST_COMPRESSED_BYTES ? null : acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  const body = encoding === null ? answer.body : await encoded(answer, encoding)
  if (encoding !== null) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: answer.status, headers })
}

async function toAnswer(response: Response): Promise<CachedAnswer> {
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

function isCacheable(answer: CachedAnswer): boolean {
  return answer.headers.every(([name, value]) => name !== 'set-cookie' && name !== 'warning' && !(name === 'cache-control' && /no-store|private/.test(value)))
}

/** Made once per answer, shared by everyone who asks meanwhile. */
function encoded(answer: CachedAnswer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  answer[encoding] ??= encoding === 'br' ? compress.br(answer.body, brotliOptions) : compress.gzip(answer.body)
  return answer[encoding]
}

function acceptedEncoding(header: string): 'br' | 'gzip' | null {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header) ? 'gzip' : null
}

function matches(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim() === etag)
}

function joinVary(...values: (string | null)[]): string {
  return [...new Set(values.flatMap((value) => value?.split(',').map((each) => each.trim()) ?? []))].join(', ')
}
