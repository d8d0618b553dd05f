import { createHmac, timingSafeEqual } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { DAY_MS } from '#contract/time/durations.ts'
import { IMMUTABLE } from '../http/headers.ts'
import { type MediaStore, readMedia, type StoredFile } from './media-store.ts'

/** Assets of every build that runs or ran lately. */
const FOLDER = 'assets'
const CLOCK = 'clock/assets'
/** For open tabs. A running build renews its own before that. */
const RETENTION_MS = 30 * DAY_MS
const RENEWED_AFTER_MS = RETENTION_MS / 2
const BATCH_SIZE = 8
const SEAL_BYTES = 32
/** Vite's names: name, content hash, extension. */
const NAME = /^[\w.~-]+-[\w-]{8}\.\w+$/
const PACKED = new Set(['.js', '.css'])
const MAX_SHARED_BYTES = 16 * 1024 * 1024
const ENCODINGS = ['br', 'zstd', 'gzip'] as const

type SharedAssetOptions = { media: MediaStore; secret: string; clientDir: string; laterByMs?: number }

/**
 * Shares this build's assets with all processes (ADR 30): during an upgrade, a page may reach a process of another
 * build, and tabs stay open for days. Deletes what no build has renewed for 30 days.
 */
export async function publishAssets({ media, secret, clientDir, laterByMs = 0 }: SharedAssetOptions): Promise<number> {
  const ownFiles = new Set((await readdir(join(clientDir, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name)))
  const shared = new Map<string, StoredFile>()
  for await (const each of media.list(FOLDER)) shared.set(each.path, each)
  // By the store's clock: with a wrong local clock, needed files would look old.
  await media.put(CLOCK, new Uint8Array())
  const storeNow = (await media.head(CLOCK))?.modified.getTime() ?? 0
  const ageOf = ({ modified }: StoredFile) => storeNow + laterByMs - modified.getTime()
  const missing = [...ownFiles].filter((name) => {
    const stored = shared.get(getPath(secret, name))
    return !stored || ageOf(stored) > RENEWED_AFTER_MS
  })
  for (let index = 0; index < missing.length; index += BATCH_SIZE)
    await Promise.all(
      missing.slice(index, index + BATCH_SIZE).map(async (name) => {
        const body = await packed(join(clientDir, 'assets'), name)
        await media.put(getPath(secret, name), Buffer.concat([seal(secret, name, body), body]))
      }),
    )
  const ownPaths = new Set([...ownFiles].map((name) => getPath(secret, name)))
  for (const [path, stored] of shared) if (!ownPaths.has(path) && ageOf(stored) > RETENTION_MS) await media.delete(path)
  return missing.length
}

/** Serves assets of other builds; everything else goes to the next handler. */
export function serveSharedAssets({ media, secret }: Pick<SharedAssetOptions, 'media' | 'secret'>): MiddlewareHandler {
  return async function answerKeptAssets(c, next) {
    const name = c.req.param('name') ?? ''
    const stored = NAME.test(name) ? await readMedia(media, getPath(secret, name)) : null
    // Sealed, because write access to the store must not allow changing the site's scripts.
    const [signed, body] = [stored?.subarray(0, SEAL_BYTES), stored?.subarray(SEAL_BYTES)]
    if (!body || !signed || signed.length < SEAL_BYTES || !timingSafeEqual(signed, seal(secret, name, body)))
      return next()
    c.header('Cache-Control', IMMUTABLE)
    c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream')
    if (!PACKED.has(extname(name))) return c.body(new Uint8Array(body))
    c.header('Vary', 'Accept-Encoding')
    if (!accepts(c, 'br')) return c.body(new Uint8Array(brotliDecompressSync(body)))
    c.header('Content-Encoding', 'br')
    return c.body(new Uint8Array(body))
  }
}

type WholeAsset = { bytes: Uint8Array<ArrayBuffer>; headers: Headers }

/**
 * A stream is truncated when its process is killed; of a whole buffer the proxy has everything, or nothing and retries
 * elsewhere. All clients share one buffer.
 */
export function sendUnstreamed(): MiddlewareHandler {
  type Load = () => Promise<WholeAsset | undefined>
  const assets = new LRUCache<string, WholeAsset, Load>({
    maxSize: MAX_SHARED_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    fetchMethod: (_key, _stale, { context }) => context(),
  })
  return async function inOnePiece(c, next) {
    if (c.req.method !== 'GET' || c.req.header('range') !== undefined) return next()
    let isHandled = false
    const load = async () => {
      isHandled = true
      await next()
      return c.res.status === 200
        ? { bytes: new Uint8Array(await c.res.arrayBuffer()), headers: new Headers(c.res.headers) }
        : undefined
    }
    const encodings = ENCODINGS.filter((encoding) => accepts(c, encoding))
    const asset = await assets.fetch(`${c.req.path} ${encodings.join()}`, { context: load })
    if (asset) {
      c.res = undefined
      c.res = new Response(asset.bytes, { headers: asset.headers })
    } else if (!isHandled) await next()
  }
}

function accepts(c: Context, encoding: (typeof ENCODINGS)[number]): boolean {
  const acceptEncoding = c.req.header('accept-encoding') ?? ''
  return acceptEncoding.split(',').some((each) => each.trim() === encoding)
}

/** The stored form: scripts and styles in Brotli, which every browser accepts. */
async function packed(folder: string, name: string): Promise<Buffer> {
  if (!PACKED.has(extname(name))) return readFile(join(folder, name))
  // Tiny files have no compressed form beside them.
  return readFile(join(folder, `${name}.br`)).catch(async () => brotliCompressSync(await readFile(join(folder, name))))
}

/** Each secret has its own folder: files sealed with an earlier one are not served. */
function getPath(secret: string, name: string): string {
  return `${FOLDER}/${createHmac('sha256', secret).update('assets').digest('hex').slice(0, 16)}/${name}`
}

function seal(secret: string, name: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`asset\0${name}\0`).update(body).digest()
}
