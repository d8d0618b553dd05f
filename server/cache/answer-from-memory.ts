import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSession } from '../api/accounts/session.ts'
import { fixedHeaders, isCspHeader, missingCspHeader } from '../http/headers.ts'
import { recordMissingPath } from '../http/missing-path-buffer.ts'
import { logRequest, REQUEST_ID, requestIdFrom } from '../http/request-log.ts'
import type { Log } from '../monitoring/log.ts'
import type { CacheHosts } from './cache-hosts.ts'
import { cacheKey } from './cache-key.ts'
import type { EncodedResponse } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

type Options = { cache: PageCache; hosts: CacheHosts; secret: string; log: Log; secure: boolean; now: () => Date }

/** Answers a visitor from the page cache before the framework; false if it cannot. Only for canonical URLs. */
export function createAnswerFromMemory({ cache, hosts, secret, log, secure, now }: Options) {
  const fixed = fixedHeaders({ secure }).flat()
  const headLines = new WeakMap<EncodedResponse, string[]>()

  /** Flat list of names and values; the last name's value differs per request. */
  function headOf(encoded: EncodedResponse): string[] {
    const existing = headLines.get(encoded)
    if (existing) return existing
    const policy = missingCspHeader({
      status: encoded.status,
      hasPolicy: encoded.headers.some(([name]) => isCspHeader(name)),
    }).flat()
    const head = [...encoded.headers.flat(), ...fixed, ...policy, REQUEST_ID]
    headLines.set(encoded, head)
    return head
  }

  return function answerFromMemory(
    { method = '', url = '', headers }: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(headers.cookie, secret)) return false
    const startTime = performance.now()
    const key = cacheKey({
      host: hosts.toCacheHost(headers.host ?? ''),
      path: url,
      acceptLanguage: headers['accept-language'],
    })
    const encoded = cache.sendNow(key, {
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
    })
    if (!encoded) return false
    const requestId = requestIdFrom(headers['x-request-id']?.toString())
    const path = url.split('?')[0] ?? ''
    if (encoded.status === 404 && method === 'GET') recordMissingPath({ path, referrer: headers.referer, at: now() })
    if (log.isLevelEnabled('debug')) logRequest(log, { requestId, method, path, status: encoded.status, startTime })
    response.writeHead(encoded.status, [...headOf(encoded), requestId])
    response.end(encoded.body)
    return true
  }
}
