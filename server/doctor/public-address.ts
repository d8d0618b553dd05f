import { get as getInTheClear, type IncomingHttpHeaders } from 'node:http'
import { get as getOverTls } from 'node:https'
import { type Certificate, daysLeft, endsSoon, readCertificate } from '#server/services/certificate.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const TIMEOUT_MS = 10_000
const HSTS = 'strict-transport-security'

/** `ca` is what a test trusts. */
type Public = { origin: string | undefined; port: number; trustsProxy: boolean; now: Date; ca?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** The public address as a visitor meets it: proxy, certificate, redirect. Before the setup nothing answers there, which is a warning. */
export async function checkOrigin({ origin, port, trustsProxy, now, ca }: Public): Promise<Finding[]> {
  if (origin === undefined) return [warning('Public address', 'ORIGIN is not set', 'set it to the address that visitors have: ORIGIN=https://www.example.org')]
  const url = new URL(origin)
  const isSecure = url.protocol === 'https:'
  const isDirect = Number(url.port || (isSecure ? 443 : 80)) === port
  const trust = proxyTrust({ isDirect, trustsProxy })
  const certificate = isSecure ? await readCertificate(origin, ca ? { ca } : {}) : null
  const tls = certificate ? checkCertificate(url, { certificate, now }) : [withoutTls(url)]
  const answer = await ask(`${origin}/healthz`, ca)
  if (answer instanceof Error) {
    // What is wrong with the certificate has been said.
    const isRefused = certificate?.problem && certificate.problem !== 'unreachable'
    const todo = 'start the house and its proxy, then look again; a name that leads elsewhere and a closed port are said here'
    return [...(isRefused ? [] : [warning('Public address', `${origin}: ${reasonOf(answer)}`, todo)]), ...trust, ...(isRefused ? tls : [])]
  }
  if (answer.status !== 200 || answer.text !== 'ok')
    return [problem('Public address', `${origin}/healthz answers ${answer.status}, and not from Partitur`, `let the proxy pass everything on to port ${port}`)]
  return [ok('Public address', `${origin} answers`), ...trust, ...tls, ...(isSecure ? await checkOnlyTls(url, answer) : [])]
}

function proxyTrust({ isDirect, trustsProxy }: { isDirect: boolean; trustsProxy: boolean }): Finding[] {
  if (isDirect)
    return trustsProxy ? [warning('Proxy', 'TRUST_PROXY=1, and visitors meet this port itself', 'anybody may claim any address: TRUST_PROXY=0')] : []
  return trustsProxy
    ? [ok('Proxy', "visitors' addresses are those that it names")]
    : [warning('Proxy', 'TRUST_PROXY is 0', 'failed logins of all visitors count as those of one: TRUST_PROXY=1, where the proxy sets X-Forwarded-For')]
}

function withoutTls({ hostname }: URL): Finding {
  if (/^(localhost|127\.|\[::1\])/.test(hostname)) return ok('TLS', 'not needed on this machine itself')
  return problem('TLS', 'passwords and sessions go over the network in the clear', 'a proxy that speaks https, and ORIGIN=https://…')
}

function checkCertificate({ hostname }: URL, { certificate: { ends_at, problem: wrong, reason }, now }: { certificate: Certificate; now: Date }): Finding[] {
  const day = ends_at?.toISOString().slice(0, 10)
  if (wrong === 'expired')
    return [problem('TLS', `the certificate ended on ${day}`, 'renew it, see why that did not happen by itself, and let the proxy read it anew')]
  if (wrong === 'name')
    return [problem('TLS', `the certificate is for another name than ${hostname}`, `get one for ${hostname}, and give that one to the proxy`)]
  if (wrong === 'untrusted')
    return [
      problem('TLS', `nobody vouches for the certificate (${reason})`, 'take one of a public authority, and give the proxy its whole chain (fullchain.pem)'),
    ]
  if (ends_at === null) return []
  const found = `the certificate ends in ${daysLeft(ends_at, now)} days, on ${day}`
  return [endsSoon(ends_at, now) ? warning('TLS', found, 'see why it is not renewed') : ok('TLS', found)]
}

/** Whether browsers learn to come by https alone, and whoever comes by http is sent there. */
async function checkOnlyTls({ hostname }: URL, { headers }: Answer): Promise<Finding[]> {
  const plain = await ask(`http://${hostname}/`)
  const leadsHere = !(plain instanceof Error) && [301, 308].includes(plain.status) && plain.headers.location?.startsWith('https:')
  return [
    headers[HSTS] ? ok('HSTS', headers[HSTS]) : warning('HSTS', 'the proxy takes it away', `pass ${HSTS} on`),
    leadsHere
      ? ok('Redirect', 'http leads to https')
      : warning('Redirect', plain instanceof Error ? `http: ${reasonOf(plain)}` : `http answers ${plain.status}`, 'let the proxy answer 301 to https'),
  ]
}

/** Follows nothing. */
function ask(url: string, ca?: string): Promise<Answer | Error> {
  const get = url.startsWith('https:') ? getOverTls : getInTheClear
  return new Promise((resolve) => {
    const request = get(url, { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS), ...(ca ? { ca } : {}) }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', resolve)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', resolve)
  })
}
