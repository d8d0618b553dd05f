import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { CertificateState } from '#contract/admin/system.ts'
import { DAY_MS, HOUR_MS } from '#contract/time/durations.ts'

const TIMEOUT_MS = 5000
/** Automatic renewal runs about 30 days before expiry. */
const ENDING_DAYS = 14

type Problem = Extract<CertificateState, 'expired' | 'name' | 'untrusted' | 'unreachable'>
/** `reason` is the error text of Node or OpenSSL. */
export type Certificate = { ends_at: Date | null; problem: Problem | null; reason: string }
export type CertificateStatus = { state: CertificateState; seen_at: Date | null; ends_at: Date | null }

/**
 * Connects to the public address, because a proxy does not pass its certificate on. Sends nothing, never throws. `ca`
 * is for tests.
 */
export function readCertificate(
  origin: string,
  { ca, timeoutMs = TIMEOUT_MS }: { ca?: string; timeoutMs?: number } = {},
): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  const serverName = isIP(host) ? {} : { servername: host }
  return new Promise((resolve) => {
    // An untrusted certificate is read as well, for its expiry date.
    const socket = connect(
      { host, port: Number(port || 443), ...serverName, rejectUnauthorized: false, ...(ca ? { ca } : {}) },
      () => {
        const reason = socket.authorizationError === null ? '' : String(socket.authorizationError ?? '')
        resolve({
          ends_at: new Date(socket.getPeerCertificate().valid_to),
          problem: socket.authorized ? null : getProblem(reason),
          reason,
        })
        socket.destroy()
      },
    )
    // A limit for the whole exchange; the socket's own timeout restarts with each byte.
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), timeoutMs)
    socket.on('close', () => clearTimeout(timer))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ ends_at: null, problem: 'unreachable', reason: error.code ?? error.message }),
    )
  })
}

function getProblem(reason: string): Problem {
  if (reason === 'CERT_HAS_EXPIRED') return 'expired'
  return reason === 'ERR_TLS_CERT_ALTNAME_INVALID' ? 'name' : 'untrusted'
}

export function daysUntilExpiry(ends_at: Date, now: Date): number {
  return Math.floor((ends_at.getTime() - now.getTime()) / DAY_MS)
}

export function expiresSoon(ends_at: Date | null, now: Date): boolean {
  return ends_at !== null && daysUntilExpiry(ends_at, now) < ENDING_DAYS
}

export type CertificateWatch = ReturnType<typeof watchCertificate>

/** Checks the certificate of `origin` daily, hourly while there is a problem. */
export function watchCertificate({ origin, now, ca }: { origin: string; now: () => Date; ca?: string }) {
  const isSecure = origin.startsWith('https:')
  let last: (Certificate & { seen_at: Date }) | null = null

  function stateOf({ ends_at, problem }: Certificate): CertificateState {
    return problem ?? (expiresSoon(ends_at, now()) ? 'ending' : 'good')
  }

  return {
    getStatus(): CertificateStatus {
      if (!last) return { state: isSecure ? 'unseen' : 'none', seen_at: null, ends_at: null }
      return { state: stateOf(last), seen_at: last.seen_at, ends_at: last.ends_at }
    },
    async look(): Promise<void> {
      const minAgeMs = last && (stateOf(last) === 'good' ? DAY_MS : HOUR_MS)
      if (!isSecure || (last && minAgeMs && now().getTime() - last.seen_at.getTime() < minAgeMs)) return
      last = { ...(await readCertificate(origin, ca ? { ca } : {})), seen_at: now() }
    },
  }
}
