import type { Locale } from '#config'
import { testMail } from '#server/mail/mail-texts.ts'
import { connectSmtp } from '#server/mail/smtp.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'

/** Without `to` only logs in to the mail server; with it sends a test mail. */
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
}): Promise<CheckResult> {
  if (!smtpUrl)
    return warning(
      'Mail',
      ['SMTP_URL ist nicht gesetzt', 'SMTP_URL is not set'],
      [
        'Ohne sie werden Links für neue Passwörter von Hand weitergegeben: SMTP_URL=smtps://konto:passwort@host',
        'without it admins have to pass on password links by hand: SMTP_URL=smtps://account:password@host',
      ],
    )
  try {
    return await tryMail(connectSmtp({ smtpUrl, from }), to, locale)
  } catch (error) {
    return problem('Mail', errorReason(error), [
      'Prüfen Sie SMTP_URL (Host, Port, Konto, Passwort) und ob dieser Rechner den Server erreicht',
      'check SMTP_URL (host, port, account, password) and that this machine can reach it',
    ])
  }
}

async function tryMail(
  smtp: ReturnType<typeof connectSmtp>,
  to: string | undefined,
  locale: Locale,
): Promise<CheckResult> {
  if (to === undefined) {
    await smtp.verify()
    return ok('Mail', [
      'Der Mailserver nimmt das Konto an; --mail ADRESSE schickt eine Testmail',
      'the mail server accepts the account; --mail ADDRESS sends a test mail',
    ])
  }
  await smtp.send({ to, ...testMail(locale) })
  return ok('Mail', [
    `Eine Testmail an ${to} wurde angenommen: Prüfen Sie, ob sie ankommt`,
    `the mail server accepted a test mail to ${to}: check that it arrives`,
  ])
}
