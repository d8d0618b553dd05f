import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { isCspHeader } from '../http/headers.ts'
import { readBodyBytes } from './attached-body.ts'

type Header = [name: string, value: string]
type Encoding = 'br' | 'gzip'
const ENCODINGS = ['br', 'gzip'] as const
/** Request headers that decide the encoding. */
export type NegotiationHeaders = Record<'acceptEncoding' | 'ifNoneMatch' | 'ifModifiedSince', string | null | undefined>
/** The response for one client: no body for a 304. */
export type EncodedResponse = { status: number; headers: Header[]; body: Buffer | null }

const SMALLEST_COMPRESSED_BYTES = 512
/** Headers, keys and objects, measured with ten thousand small responses. */
const OVERHEAD_BYTES = 8000
/** Memory of a parsed JSON value, per byte of its text. */
const VALUE_BYTES = 3
/** 256 KB, more than a page. V8 counts the default of 4 MB as its garbage and collected every few pages. */
const WINDOW_BITS = 18
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => zip(body),
}

const decompress: Record<Encoding, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

type Compressed = Partial<Record<Encoding, Buffer>>
type Keeping = {
  /** Called for each encoding that is made later. */
  onGrowth?: () => void
  /** The earlier response under this key. */
  before?: { hash: string; compressed: Compressed } | undefined
  /** The second since which these bytes are served, by their hash and the response's own time. */
  sameSince: (hash: string, lastModifiedHeader: number | null) => number
}

/**
 * A response and its encodings, each made on first use. The plain form, the largest and rarely requested, is dropped
 * once a compressed one can recreate it.
 */
export async function createCachedResponse(
  response: Response,
  { onGrowth = () => undefined, before, sameSince }: Keeping,
) {
  // Nothing that lives longer may reference the response, which holds the page's text.
  const { status, headers: responseHeaders } = response
  const { body, timeless } = await readBodyBytes(response)
  const saysTime = timeless.length > 1
  const hash = getHash([...timeless, responseHeaders.get('content-security-policy') ?? ''])
  const lastModifiedHeader = responseHeaders.get('last-modified')
  const lastModified = sameSince(hash, lastModifiedHeader === null ? null : Date.parse(lastModifiedHeader) / 1000)
  const entries = [...responseHeaders]
  const ownHeaders = entries.filter(
    ([name]) => name !== 'vary' && name !== 'content-length' && name !== 'last-modified',
  )
  const headers: Header[] = [
    ...ownHeaders,
    ['Last-Modified', new Date(lastModified * 1000).toUTCString()],
    ['Vary', joinVary(responseHeaders.get('vary'), 'Accept-Encoding')],
  ]
  const compressing: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const compressed: Compressed = before?.hash === hash && !saysTime ? { ...before.compressed } : {}
  const { length } = body
  const forms: Partial<Record<Encoding | 'plain', EncodedResponse>> = { plain: formOf(body, null) }
  // Most re-rendered pages turn out unchanged.
  for (const encoding of ENCODINGS) if (compressed[encoding]) forms[encoding] = formOf(compressed[encoding], encoding)
  let isPlainAsked = false
  dropIdentityEncoding()
  const unchanged: Partial<Record<Encoding | 'plain', EncodedResponse>> = {}

  /** Strong, so each encoding has its own tag; weak where another process may have made the same body. */
  function etagOf(encoding: Encoding | null): Header {
    return ['ETag', `${saysTime ? 'W/' : ''}"${hash}${encoding ? `-${encoding}` : ''}"`]
  }

  function formOf(bytes: Buffer, encoding: Encoding | null): EncodedResponse {
    const encoded: Header[] = encoding ? [['Content-Encoding', encoding]] : []
    return {
      status,
      headers: [...headers, etagOf(encoding), ...encoded, ['Content-Length', String(bytes.length)]],
      body: bytes,
    }
  }

  function dropIdentityEncoding(): void {
    if (!isPlainAsked && (compressed.br ?? compressed.gzip)) delete forms.plain
  }

  function plainBody(): Buffer {
    const encoding = ENCODINGS.find((each) => compressed[each])
    return forms.plain?.body ?? (encoding ? decompress[encoding](compressed[encoding] as Buffer) : Buffer.alloc(0))
  }

  function unchangedIn(encoding: Encoding | null): EncodedResponse {
    unchanged[encoding ?? 'plain'] ??= {
      status: 304,
      headers: [...headers.filter(([name]) => !isCspHeader(name)), etagOf(encoding)],
      body: null,
    }
    return unchanged[encoding ?? 'plain'] as EncodedResponse
  }

  /** RFC 9110: a time counts only without a tag. */
  function isNotModified({ ifNoneMatch, ifModifiedSince }: NegotiationHeaders): boolean {
    if (status !== 200) return false
    if (ifNoneMatch) return matches(ifNoneMatch, hash)
    return Boolean(ifModifiedSince) && Date.parse(ifModifiedSince ?? '') >= lastModified * 1000
  }

  let read: { value: unknown } | undefined

  function encodingFor(accepted: string | null | undefined): Encoding | null {
    return accepted && length >= SMALLEST_COMPRESSED_BYTES ? acceptedEncoding(accepted) : null
  }

  /** In the encoding this client takes, or 304; null while that encoding has not been made. */
  function sendIfEncoded(headers: NegotiationHeaders): EncodedResponse | null {
    const encoding = encodingFor(headers.acceptEncoding)
    return isNotModified(headers) ? unchangedIn(encoding) : (forms[encoding ?? 'plain'] ?? null)
  }

  return {
    status,
    headers: responseHeaders,
    /** Hash of body and policy, without the render time. */
    hash,
    compressed,
    lastModified,
    sendIfEncoded,
    text: () => plainBody().toString(),
    /** The parsed JSON, frozen because it is shared. */
    value(): unknown {
      if (!read) {
        read = { value: frozen(JSON.parse(plainBody().toString())) }
        onGrowth()
      }
      return read.value
    },
    /** Whether a later response equals this one, so that clients need not fetch it again. */
    isSameAs: (other: { status: number; hash: string; lastModified: number; headers: Headers }) =>
      other.status === status &&
      other.hash === hash &&
      other.lastModified === lastModified &&
      getHead(other.headers) === getHead(responseHeaders),
    /** Whether the response may be cached for others. */
    isPublic: entries.every(
      ([name, value]) =>
        name !== 'set-cookie' && name !== 'warning' && !(name === 'cache-control' && /no-store|private/.test(value)),
    ),
    /** Approximate memory of all encodings. */
    bytes: () =>
      Object.values(forms).reduce(
        (sum, form) => sum + (form.body?.length ?? 0),
        OVERHEAD_BYTES + (read ? VALUE_BYTES * length : 0),
      ),

    async send(requestHeaders: NegotiationHeaders): Promise<EncodedResponse> {
      const encoding = encodingFor(requestHeaders.acceptEncoding)
      if (encoding && !forms[encoding]) {
        compressing[encoding] ??= compress[encoding](plainBody())
        compressed[encoding] = await compressing[encoding]
        forms[encoding] = formOf(compressed[encoding], encoding)
        dropIdentityEncoding()
        onGrowth()
      }
      if (!encoding && !isPlainAsked) {
        isPlainAsked = true
        forms.plain ??= formOf(plainBody(), null)
        onGrowth()
      }
      return sendIfEncoded(requestHeaders) as EncodedResponse
    },
  }
}

export type CachedResponse = Awaited<ReturnType<typeof createCachedResponse>>

function getHead(headers: Headers): string {
  return JSON.stringify([...headers])
}

function getHash(parts: (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 22)
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) frozen(each)
  return Object.freeze(value)
}

function acceptedEncoding(header: string): Encoding | null {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header) ? 'gzip' : null
}

/** Any encoding of the same body matches; a proxy may have weakened the tag. */
function matches(header: string, hash: string): boolean {
  return header
    .split(',')
    .some((each) => each.trim() === '*' || /^(?:W\/)?"([\w-]{22})(?:-br|-gzip)?"$/.exec(each.trim())?.[1] === hash)
}

function joinVary(...values: (string | null)[]): string {
  return [...new Set(values.flatMap((value) => value?.split(',').map((each) => each.trim()) ?? []))].join(', ')
}
