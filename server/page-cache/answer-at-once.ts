import type { IncomingMessage, ServerResponse } from 'node:http'
import { noteMissing } from '#content/redirect/missing.server.ts'
import { namesSession } from '../api/session.ts'
import { fixedHeaders, isPolicy, missingPolicy } from '../headers.ts'
import type { Log } from '../log.ts'
import { logRequest, REQUEST_ID, requestIdOf } from '../request-log.ts'
import { cacheKey } from './cache-key.ts'
import type { Sent } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'

/** Node sends a text with its head in one piece, a buffer after it; copying a larger text costs more than that saves. */
const ONE_PIECE_BYTES = 4096

type Wire = { head: string[]; body: Buffer | string | null }
type Options = { cache: PageCache; log: Log; secure: boolean; now: () => Date }

/**
 * Answers what lies in memory in the form asked for, with the same headers as the way through the framework, and says
 * whether it did. It reads the address as it came: one that another could mean too is left to the framework.
 */
export function createAnswerAtOnce({ cache, log, secure, now }: Options) {
  const fixed = fixedHeaders({ secure }).flat()
  const wires = new WeakMap<Sent, Wire>()

  function wireOf(sent: Sent): Wire {
    const made = wires.get(sent)
    if (made) return made
    const policy = missingPolicy({ status: sent.status, hasPolicy: sent.headers.some(([name]) => isPolicy(name)) }).flat()
    const body = sent.body && sent.body.length <= ONE_PIECE_BYTES ? sent.body.toString('latin1') : sent.body
    const wire = { head: [...sent.headers.flat(), ...fixed, ...policy, REQUEST_ID], body }
    wires.set(sent, wire)
    return wire
  }

  return function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || namesSession(headers.cookie)) return false
    const started = performance.now()
    const key = cacheKey({ host: headers.host ?? '', path: url, acceptLanguage: headers['accept-language'] })
    const sent = cache.sendNow(key, {
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
    })
    if (!sent) return false
    const requestId = requestIdOf(headers['x-request-id']?.toString())
    const { head, body } = wireOf(sent)
    response.writeHead(sent.status, [...head, requestId])
    response.end(body, 'latin1')
    if (sent.status === 404 && method === 'GET') noteMissing({ path: url.split('?')[0] ?? '', referrer: headers.referer, at: now() })
    if (log.isLevelEnabled('debug')) logRequest(log, { requestId, method, path: url.split('?')[0] ?? '', status: sent.status, started })
    return true
  }
}
