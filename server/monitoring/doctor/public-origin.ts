import { get as getInTheClear, type IncomingHttpHeaders } from 'node:http'
import { get as getOverTls } from 'node:https'
import { terminalText } from '#server/commands/terminal-text.ts'
import {
  type Certificate,
  daysUntilExpiry,
  expiresSoon,
  readCertificate,
} from '#server/services/operation/certificate.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'

const TIMEOUT_MS = 10_000
const HSTS = 'strict-transport-security'

/** `ca` is for tests. */
type OriginCheckOptions = { origin: string | undefined; port: number; trustsProxy: boolean; now: Date; ca?: string }
type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string }

/** The public address as visitors see it. Before setup nothing answers there, which is a warning. */
export async function checkOrigin({ origin, port, trustsProxy, now, ca }: OriginCheckOptions): Promise<CheckResult[]> {
  if (origin === undefined)
    return [
      warning(
        'Public address',
        ['ORIGIN ist nicht gesetzt', 'ORIGIN is not set'],
        [
          'Setzen Sie sie auf die öffentliche Adresse: ORIGIN=https://www.example.org',
          'set it to the public address: ORIGIN=https://www.example.org',
        ],
      ),
    ]
  const url = new URL(origin)
  const isSecure = url.protocol === 'https:'
  const isDirect = Number(url.port || (isSecure ? 443 : 80)) === port
  const trust = proxyTrust({ isDirect, trustsProxy })
  const certificate = isSecure ? await readCertificate(origin, ca ? { ca } : {}) : null
  const tls = certificate ? checkCertificate(url, { certificate, now }) : [withoutTls(url)]
  const response = await fetchUrl(`${origin}/healthz`, ca)
  if (response instanceof Error) {
    const isRefused = certificate?.problem && certificate.problem !== 'unreachable'
    const todo = terminalText(
      'Starten Sie Partitur und den Proxy, dann noch einmal diesen Befehl; ein falscher DNS-Eintrag oder ein geschlossener Port würde hier stehen',
      'start Partitur and its proxy, then run this again; a wrong DNS entry or a closed port would show here',
    )
    return [
      ...(isRefused ? [] : [warning('Public address', `${origin}: ${errorReason(response)}`, todo)]),
      ...trust,
      ...(isRefused ? tls : []),
    ]
  }
  if (response.status !== 200 || response.text !== 'ok')
    return [
      problem(
        'Public address',
        [
          `${origin}/healthz antwortet ${response.status}, aber nicht von Partitur`,
          `${origin}/healthz answers ${response.status}, but not from Partitur`,
        ],
        [`Der Proxy muss alles an Port ${port} weitergeben`, `the proxy has to forward everything to port ${port}`],
      ),
    ]
  return [
    ok('Public address', [`${origin} antwortet`, `${origin} answers`]),
    ...trust,
    ...tls,
    ...(isSecure ? await checkOnlyTls(url, response) : []),
  ]
}

function proxyTrust({ isDirect, trustsProxy }: { isDirect: boolean; trustsProxy: boolean }): CheckResult[] {
  if (isDirect)
    return trustsProxy
      ? [
          warning(
            'Proxy',
            [
              'TRUST_PROXY=1, aber Besucher erreichen diesen Port direkt',
              'TRUST_PROXY=1, but visitors reach this port directly',
            ],
            [
              'Jeder könnte jede IP-Adresse vorgeben: Setzen Sie TRUST_PROXY=0',
              'anyone could claim any IP address: set TRUST_PROXY=0',
            ],
          ),
        ]
      : []
  return trustsProxy
    ? [
        ok('Proxy', [
          'die IP-Adressen der Besucher sind die, die der Proxy meldet',
          "visitors' IP addresses are those that the proxy reports",
        ]),
      ]
    : [
        warning(
          'Proxy',
          ['TRUST_PROXY ist 0', 'TRUST_PROXY is 0'],
          [
            'Falsche Anmeldungen aller Besucher zählen wie die von einem: Setzen Sie TRUST_PROXY=1, wenn der Proxy X-Forwarded-For setzt',
            'failed logins of all visitors count as those of one visitor: set TRUST_PROXY=1 if the proxy sets X-Forwarded-For',
          ],
        ),
      ]
}

function withoutTls({ hostname }: URL): CheckResult {
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return ok('TLS', ['auf diesem Rechner selbst nicht nötig', 'not needed on the local machine'])
  return problem(
    'TLS',
    ['Passwörter und Sitzungen gehen unverschlüsselt durch das Netz', 'passwords and sessions are sent unencrypted'],
    [
      'Nehmen Sie einen Proxy mit https, und setzen Sie ORIGIN=https://…',
      'use a proxy with https, and set ORIGIN=https://…',
    ],
  )
}

function checkCertificate(
  { hostname }: URL,
  { certificate: { ends_at, problem: certificateProblem, reason }, now }: { certificate: Certificate; now: Date },
): CheckResult[] {
  const day = ends_at?.toISOString().slice(0, 10)
  if (certificateProblem === 'expired')
    return [
      problem(
        'TLS',
        [`Das Zertifikat ist am ${day} abgelaufen`, `the certificate expired on ${day}`],
        [
          'Erneuern Sie es, prüfen Sie, warum das nicht automatisch geschah, und laden Sie den Proxy neu',
          'renew it, check why automatic renewal failed, and reload the proxy',
        ],
      ),
    ]
  if (certificateProblem === 'name')
    return [
      problem(
        'TLS',
        [
          `Das Zertifikat ist für einen anderen Namen als ${hostname}`,
          `the certificate is for another name than ${hostname}`,
        ],
        [
          `Holen Sie eines für ${hostname}, und richten Sie es im Proxy ein`,
          `get one for ${hostname} and configure it in the proxy`,
        ],
      ),
    ]
  if (certificateProblem === 'untrusted')
    return [
      problem(
        'TLS',
        [`Das Zertifikat ist nicht vertrauenswürdig (${reason})`, `the certificate is not trusted (${reason})`],
        [
          'Nehmen Sie eines einer öffentlichen Stelle, und richten Sie im Proxy die ganze Kette ein (fullchain.pem)',
          'use one of a public authority and configure the full chain (fullchain.pem)',
        ],
      ),
    ]
  if (ends_at === null) return []
  const validity = terminalText(
    `Das Zertifikat läuft in ${daysUntilExpiry(ends_at, now)} Tagen ab, am ${day}`,
    `the certificate expires in ${daysUntilExpiry(ends_at, now)} days, on ${day}`,
  )
  return [
    expiresSoon(ends_at, now)
      ? warning('TLS', validity, ['Prüfen Sie, warum es nicht erneuert wird', 'check why it is not renewed'])
      : ok('TLS', validity),
  ]
}

/** Whether HSTS is sent and http redirects to https. */
async function checkOnlyTls({ hostname }: URL, { headers }: HttpResponse): Promise<CheckResult[]> {
  const httpResponse = await fetchUrl(`http://${hostname}/`)
  const leadsHere =
    !(httpResponse instanceof Error) &&
    [301, 308].includes(httpResponse.status) &&
    httpResponse.headers.location?.startsWith('https:')
  return [
    headers[HSTS]
      ? ok('HSTS', headers[HSTS])
      : warning(
          'HSTS',
          ['Der Proxy entfernt den Header', 'the proxy removes the header'],
          [`Geben Sie ${HSTS} weiter`, `forward ${HSTS}`],
        ),
    leadsHere
      ? ok('Redirect', ['http leitet auf https um', 'http redirects to https'])
      : warning(
          'Redirect',
          httpResponse instanceof Error
            ? `http: ${errorReason(httpResponse)}`
            : terminalText(`http antwortet ${httpResponse.status}`, `http answers ${httpResponse.status}`),
          ['Der Proxy soll mit 301 auf https umleiten', 'the proxy should redirect to https with 301'],
        ),
  ]
}

/** Does not follow redirects. */
function fetchUrl(url: string, ca?: string): Promise<HttpResponse | Error> {
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
