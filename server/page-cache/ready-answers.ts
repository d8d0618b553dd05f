import { noteMissing } from '#content/redirect/missing.server.ts'
import { hasSession } from '../api/session.ts'
import { fixedHeaders, isPolicy, missingPolicy } from '../headers.ts'
import type { Log } from '../log.ts'
import { logRequest, REQUEST_ID, requestIdOf } from '../request-log.ts'
import type { CacheHosts } from './cache-hosts.ts'
import { cacheKey } from './cache-key.ts'
import type { Asked, Sent } from './kept-answer.ts'
import type { PageCache } from './page-cache.ts'

/** Node sends a text with its head in one piece, a buffer after it; copying a larger text costs more than that saves. */
const ONE_PIECE_BYTES = 4096

/** What of a request decides its answer, and what its line in the log is made of. */
export type Question = Asked &
  Record<'method' | 'url', string> &
  Partial<Record<'host' | 'cookie' | 'acceptLanguage' | 'requestId' | 'referrer', string | undefined>>
/** Names and values of the headers one after another, the last one a name whose value each request has of its own. */
export type Ready = { status: number; head: string[]; body: Buffer | string | null }
type Options = { cache: PageCache; hosts: CacheHosts; secret: string; log: Log; secure: boolean; now: () => Date }

/**
 * Finds what lies in memory in the form asked for, with the same headers as the way through the framework, and counts and
 * logs it as answered. It reads the address as it came: one that another could mean too is left to the framework.
 */
export function createReadyAnswers({ cache, hosts, secret, log, secure, now }: Options) {
  const fixed = fixedHeaders({ secure }).flat()
  const made = new WeakMap<Sent, Ready>()

  function readyOf(sent: Sent): Ready {
    const before = made.get(sent)
    if (before) return before
    const policy = missingPolicy({ status: sent.status, hasPolicy: sent.headers.some(([name]) => isPolicy(name)) }).flat()
    const body = sent.body && sent.body.length <= ONE_PIECE_BYTES ? sent.body.toString('latin1') : sent.body
    const ready = { status: sent.status, head: [...sent.headers.flat(), ...fixed, ...policy, REQUEST_ID], body }
    made.set(sent, ready)
    return ready
  }

  return function findReady(asked: Question): { ready: Ready; requestId: string } | null {
    const { method, url, host = '', acceptLanguage } = asked
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(asked.cookie, secret)) return null
    const started = performance.now()
    const sent = cache.sendNow(cacheKey({ host: hosts.toCacheHost(host), path: url, acceptLanguage }), asked)
    if (!sent) return null
    const requestId = requestIdOf(asked.requestId)
    if (sent.status === 404 && method === 'GET') noteMissing({ path: url.split('?')[0] ?? '', referrer: asked.referrer, at: now() })
    if (log.isLevelEnabled('debug')) logRequest(log, { requestId, method, path: url.split('?')[0] ?? '', status: sent.status, started })
    return { ready: readyOf(sent), requestId }
  }
}

export type FindReady = ReturnType<typeof createReadyAnswers>
