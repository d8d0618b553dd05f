import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { isOutside } from './is-outside.ts'

/** `unsure` is whatever a machine may be told and a reader not: too many requests, no entry for robots, a fault of today. */
export type Outcome = 'good' | 'gone' | 'unreachable' | 'unsure'
type Asked = { timeoutMs?: number; allows?: (address: string) => boolean }
type Told = { status: number; location: string | undefined }

const TIMEOUT_MS = 10_000
const REDIRECTS_MAX = 5
/** Answers to HEAD that say nothing of GET. */
const AGAIN = new Set([400, 403, 404, 405, 406, 501])

/**
 * What another website answers at an address. Nothing within the house's own network is asked: each address that a name stands for is looked at
 * when it is connected to, and again at each redirect. Never throws.
 */
export async function askOutside(url: string, { timeoutMs = TIMEOUT_MS, allows = isOutside }: Asked = {}): Promise<Outcome> {
  try {
    let at = new URL(url)
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const { status, location } = await ask(at, { timeoutMs, allows })
      if (status < 300 || status > 399 || location === undefined) return outcomeOf(status)
      at = new URL(location, at)
    }
    return 'unsure'
  } catch {
    return 'unreachable'
  }
}

function outcomeOf(status: number): Outcome {
  if (status === 404 || status === 410) return 'gone'
  return status < 400 ? 'good' : 'unsure'
}

async function ask(at: URL, asked: Required<Asked>): Promise<Told> {
  const told = await send(at, 'HEAD', asked)
  return AGAIN.has(told.status) ? send(at, 'GET', asked) : told
}

/** What comes after the head of the answer is not read. */
function send(at: URL, method: 'HEAD' | 'GET', { timeoutMs, allows }: Required<Asked>): Promise<Told> {
  if (!['http:', 'https:'].includes(at.protocol)) throw new Error(`${at.protocol} is not asked`)
  const host = at.hostname.replace(/^\[|\]$/g, '')
  // A name is looked at below; a number is never looked up.
  if (isIP(host) !== 0 && !allows(host)) throw new Error(`${host} is within a network`)
  const options = {
    method,
    // Its own connection each: one that is kept open was allowed for another name.
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: lookupWith(allows),
    headers: { 'user-agent': 'Partitur link check', accept: '*/*' },
  } as const
  return new Promise((resolve, reject) => {
    const sent = (at.protocol === 'https:' ? overHttps : overHttp)(at, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      answer.destroy()
    })
    sent.on('error', reject)
    sent.end()
  })
}

function lookupWith(allows: (address: string) => boolean) {
  return (
    name: string,
    options: LookupOptions,
    done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(({ address }) => allows(address))
      const [first] = allowed
      if (error || !first) return done(error ?? new Error(`${name} is within a network`), [])
      if (options.all) return done(null, allowed)
      done(null, first.address, first.family)
    })
  }
}
