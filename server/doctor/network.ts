import { connect } from 'node:tls'
import type { Locale } from '#config'
import { testLetter } from '#server/mail/letters.ts'
import { connectSmtp } from '#server/mail/smtp.ts'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const TIMEOUT_MS = 10_000
const CERTIFICATE_DAYS = 14
const DAY_MS = 86_400_000
const HSTS = 'strict-transport-security'

/** Without `to` the mail server is only asked whether it takes the account; with it a test mail goes out. */
export async function checkMail({
  smtpUrl,
  from,
  to,
  locale = 'de',
}: {
  smtpUrl: string | undefined
  from: string
  to?: string | undefined
  locale?: Locale
}): Promise<Finding> {
  if (!smtpUrl) return warning('Mail', 'SMTP_URL is not set', 'without it an admin copies reset links by hand: SMTP_URL=smtps://account:password@host')
  try {
    return await tryMail(connectSmtp({ smtpUrl, from }), to, locale)
  } catch (error) {
    return problem('Mail', reasonOf(error), 'check SMTP_URL (host, port, account, password) and that this machine may reach it')
  }
}

async function tryMail(smtp: ReturnType<typeof connectSmtp>, to: string | undefined, locale: Locale): Promise<Finding> {
  if (to === undefined) {
    await smtp.verify()
    return ok('Mail', 'the mail server takes our account; --mail ADDRESS sends a test')
  }
  await smtp.send({ to, ...testLetter(locale) })
  return ok('Mail', `a test was taken for ${to}: look whether it arrives`)
}

type Public = { origin: string | undefined; port: number; trustsProxy: boolean; now: Date }

/** The public address as a visitor meets it: proxy, certificate, redirect. Before the setup nothing answers there, which is a warning. */
export async function checkOrigin({ origin, port, trustsProxy, now }: Public): Promise<Finding[]> {
  if (origin === undefined) return [warning('Public address', 'ORIGIN is not set', 'set it to the address that visitors have: ORIGIN=https://www.example.org')]
  const url = new URL(origin)
  const isDirect = Number(url.port || (url.protocol === 'https:' ? 443 : 80)) === port
  const answer = await ask(`${origin}/healthz`)
  if (answer instanceof Error) {
    const todo = 'start the house and its proxy, then look again; a certificate that is not trusted, a name that leads elsewhere or a closed port are said here'
    return [warning('Public address', `${origin}: ${reasonOf(answer)}`, todo), ...proxyTrust({ isDirect, trustsProxy })]
  }
  const isOurs = answer.status === 200 && (await answer.text()) === 'ok'
  if (!isOurs)
    return [problem('Public address', `${origin}/healthz answers ${answer.status}, and not from Partitur`, `let the proxy pass everything on to port ${port}`)]
  return [
    ok('Public address', `${origin} answers`),
    ...proxyTrust({ isDirect, trustsProxy }),
    ...(url.protocol === 'https:' ? await checkTls(url, { answer, now }) : [withoutTls(url)]),
  ]
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

async function checkTls(url: URL, { answer, now }: { answer: Response; now: Date }): Promise<Finding[]> {
  const [days, plain] = await Promise.all([certificateDays(url, now), ask(`http://${url.hostname}/`)])
  const leadsHere = plain instanceof Response && [301, 308].includes(plain.status) && plain.headers.get('location')?.startsWith('https:')
  const certificate = `the certificate ends in ${days} days`
  return [
    days < CERTIFICATE_DAYS ? warning('TLS', certificate, 'see why it is not renewed') : ok('TLS', certificate),
    answer.headers.has(HSTS) ? ok('HSTS', 'sent') : warning('HSTS', 'the proxy takes it away', `pass ${HSTS} on`),
    leadsHere
      ? ok('Redirect', 'http leads to https')
      : warning('Redirect', plain instanceof Error ? `http: ${reasonOf(plain)}` : `http answers ${plain.status}`, 'let the proxy answer 301 to https'),
  ]
}

function certificateDays({ hostname, port }: URL, now: Date): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT_MS }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / DAY_MS))
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}

async function ask(url: string): Promise<Response | Error> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
