import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesSession } from '../api/session.ts'
import { fixedHeaders, plainPolicy } from '../headers.ts'
import type { Log } from '../log.ts'
import { logRequest, REQUEST_ID, requestIdOf } from '../request-log.ts'
import { cacheKey } from './cache-key.ts'
import type { Sent } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'

type Options = { cache: PageCache; log: Log; secure: boolean }

/**
 * Answers what lies in memory in the form asked for, with the same headers as the way through the framework, and says
 * whether it did. It reads the address as it came: one that another could mean too is left to the framework.
 */
export function createAnswerAtOnce({ cache, log, secure }: Options) {
  const fixed = fixedHeaders({ secure }).flat()
  const heads = new WeakMap<Sent, string[]>()

  function headOf(sent: Sent): string[] {
    const made = heads.get(sent)
    if (made) return made
    const policy = sent.headers.some(([name]) => name.toLowerCase() === plainPolicy[0].toLowerCase()) ? [] : plainPolicy
    const head = [...sent.headers.flat(), ...fixed, ...policy, REQUEST_ID]
    heads.set(sent, head)
    return head
  }

  return function answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || namesSession(headers.cookie)) return false
    const started = performance.now()
    const key = cacheKey({ host: headers.host ?? '', path: url, acceptLanguage: headers['accept-language'] })
    const sent = cache.sendNow(key, { acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] })
    if (!sent) return false
    const requestId = requestIdOf(headers['x-request-id']?.toString())
    response.writeHead(sent.status, [...headOf(sent), requestId])
    response.end(sent.body)
    if (log.isLevelEnabled('debug')) logRequest(log, { requestId, method, path: url.split('?')[0] ?? '', status: sent.status, started })
    return true
  }
}
