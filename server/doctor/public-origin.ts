import { get as getInTheClear, type IncomingHttpHeaders } from 'node:http'
import { get as getOverTls } from 'node:https'
import { type Certificate, daysUntilExpiry, expiresSoon, readCertificate } from '#server/services/certificate.ts'
import { terminalText } from '#server/terminal-text.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'

const TIMEOUT_MS = 10_000
const HSTS = 'strict-transport-security'

/** `ca` is for tests. */
type Public = { origin: string | undefined; port: number; trustsProxy: boolean; now: Date; ca?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/**
 * The public address as visitors see it: proxy, certificate, redirect. Before setup nothing answers there, which is a
 * warning.
 */
export async function checkOrigin({ origin, port, trustsProxy, now, ca }: Public): Promise<CheckResult[]> {
  if (origin === undefined)
    return [
      warning(
        'Public address',
        terminalText('ORIGIN ist nicht gesetzt', 'ORIGIN is not set'),
        terminalText(
          'Setzen Sie sie auf die Adresse, die Besucher haben: ORIGIN=https://www.example.org',
          'set it to the address that visitors have: ORIGIN=https://www.example.org',
        ),
      ),
    ]
  const url = new URL(origin)
  const isSecure = url.protocol === 'https:'
  const isDirect = Number(url.port || (isSecure ? 443 : 80)) === port
  const trust = proxyTrust({ isDirect, trustsProxy })
  const certificate = isSecure ? await readCertificate(origin, ca ? { ca } : {}) : null
  const tls = certificate ? checkCertificate(url, { certificate, now }) : [withoutTls(url)]
  const answer = await ask(`${origin}/healthz`, ca)
  if (answer instanceof Error) {
    // The certificate has its own result.
    const isRefused = certificate?.problem && certificate.problem !== 'unreachable'
    const todo = terminalText(
      'Starten Sie Partitur und den Proxy, und sehen Sie noch einmal nach; ein Name, der woandershin führt, und ein geschlossener Port stehen hier',
      'start Partitur and its proxy, then run this again; a wrong DNS entry or a closed port would show here',
    )
    return [
      ...(isRefused ? [] : [warning('Public address', `${origin}: ${errorReason(answer)}`, todo)]),
      ...trust,
      ...(isRefused ? tls : []),
    ]
  }
  if (answer.status !== 200 || answer.text !== 'ok')
    return [
      problem(
        'Public address',
        terminalText(
          `${origin}/healthz antwortet ${answer.status}, und nicht von Partitur`,
          `${origin}/healthz answers ${answer.status}, and not from Partitur`,
        ),
        terminalText(
          `Der Proxy muss alles an Port ${port} weitergeben`,
          `let the proxy pass everything on to port ${port}`,
        ),
      ),
    ]
  return [
    ok('Public address', terminalText(`${origin} antwortet`, `${origin} answers`)),
    ...trust,
    ...tls,
    ...(isSecure ? await checkOnlyTls(url, answer) : []),
  ]
}

function proxyTrust({ isDirect, trustsProxy }: { isDirect: boolean; trustsProxy: boolean }): CheckResult[] {
  if (isDirect)
    return trustsProxy
      ? [
          warning(
            'Proxy',
            terminalText(
              'TRUST_PROXY=1, und Besucher erreichen diesen Port direkt',
              'TRUST_PROXY=1, and visitors meet this port itself',
            ),
            terminalText(
              'Jeder kann jede Adresse behaupten: TRUST_PROXY=0',
              'anybody may claim any address: TRUST_PROXY=0',
            ),
          ),
        ]
      : []
  return trustsProxy
    ? [
        ok(
          'Proxy',
          terminalText(
            'die Adressen der Besucher sind die, die er nennt',
            "visitors' addresses are those that it names",
          ),
        ),
      ]
    : [
        warning(
          'Proxy',
          terminalText('TRUST_PROXY ist 0', 'TRUST_PROXY is 0'),
          terminalText(
            'Falsche Anmeldungen aller Besucher zählen wie die von einem: TRUST_PROXY=1, wo der Proxy X-Forwarded-For setzt',
            'failed logins of all visitors count as those of one: TRUST_PROXY=1, where the proxy sets X-Forwarded-For',
          ),
        ),
      ]
}

function withoutTls({ hostname }: URL): CheckResult {
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return ok('TLS', terminalText('auf diesem Rechner selbst nicht nötig', 'not needed on this machine itself'))
  return problem(
    'TLS',
    terminalText(
      'Passwörter und Sitzungen gehen unverschlüsselt durch das Netz',
      'passwords and sessions go over the network in the clear',
    ),
    terminalText(
      'ein Proxy, der https spricht, und ORIGIN=https://…',
      'a proxy that speaks https, and ORIGIN=https://…',
    ),
  )
}

function checkCertificate(
  { hostname }: URL,
  { certificate: { ends_at, problem: wrong, reason }, now }: { certificate: Certificate; now: Date },
): CheckResult[] {
  const day = ends_at?.toISOString().slice(0, 10)
  if (wrong === 'expired')
    return [
      problem(
        'TLS',
        terminalText(`Das Zertifikat ist am ${day} abgelaufen`, `the certificate ended on ${day}`),
        terminalText(
          'Erneuern Sie es, sehen Sie nach, warum das nicht von selbst geschah, und lassen Sie den Proxy es neu lesen',
          'renew it, see why that did not happen by itself, and let the proxy read it anew',
        ),
      ),
    ]
  if (wrong === 'name')
    return [
      problem(
        'TLS',
        terminalText(
          `Das Zertifikat ist für einen anderen Namen als ${hostname}`,
          `the certificate is for another name than ${hostname}`,
        ),
        terminalText(
          `Holen Sie eines für ${hostname}, und geben Sie es dem Proxy`,
          `get one for ${hostname}, and give that one to the proxy`,
        ),
      ),
    ]
  if (wrong === 'untrusted')
    return [
      problem(
        'TLS',
        terminalText(`Niemand bürgt für das Zertifikat (${reason})`, `nobody vouches for the certificate (${reason})`),
        terminalText(
          'Nehmen Sie eines einer öffentlichen Stelle, und geben Sie dem Proxy die ganze Kette (fullchain.pem)',
          'take one of a public authority, and give the proxy its whole chain (fullchain.pem)',
        ),
      ),
    ]
  if (ends_at === null) return []
  const found = terminalText(
    `Das Zertifikat läuft in ${daysUntilExpiry(ends_at, now)} Tagen ab, am ${day}`,
    `the certificate ends in ${daysUntilExpiry(ends_at, now)} days, on ${day}`,
  )
  return [
    expiresSoon(ends_at, now)
      ? warning('TLS', found, terminalText('Sehen Sie nach, warum es nicht erneuert wird', 'see why it is not renewed'))
      : ok('TLS', found),
  ]
}

/** Whether HSTS is sent and http redirects to https. */
async function checkOnlyTls({ hostname }: URL, { headers }: Answer): Promise<CheckResult[]> {
  const plain = await ask(`http://${hostname}/`)
  const leadsHere =
    !(plain instanceof Error) && [301, 308].includes(plain.status) && plain.headers.location?.startsWith('https:')
  return [
    headers[HSTS]
      ? ok('HSTS', headers[HSTS])
      : warning(
          'HSTS',
          terminalText('Der Proxy nimmt es weg', 'the proxy takes it away'),
          terminalText(`Geben Sie ${HSTS} weiter`, `pass ${HSTS} on`),
        ),
    leadsHere
      ? ok('Redirect', terminalText('http führt zu https', 'http leads to https'))
      : warning(
          'Redirect',
          plain instanceof Error
            ? `http: ${errorReason(plain)}`
            : terminalText(`http antwortet ${plain.status}`, `http answers ${plain.status}`),
          terminalText('Der Proxy soll mit 301 zu https antworten', 'let the proxy answer 301 to https'),
        ),
  ]
}

/** Does not follow redirects. */
function ask(url: string, ca?: string): Promise<Answer | Error> {
  const get = url.startsWith('https:') ? getOverTls : getInTheClear
  return new Promise((resolve) => {
    const request = get(
      url,
      { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS), ...(ca ? { ca } : {}) },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', resolve)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      },
    )
    request.on('error', resolve)
  })
}
