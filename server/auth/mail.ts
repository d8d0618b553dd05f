import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Locale } from '#config'

export type Mailer = {
  sendReset: (mail: { to: string; url: string; locale: Locale }) => Promise<void>
  /** Whether the mail server takes our account; throws what it says. Sends nothing. */
  verify: () => Promise<void>
  /** Whether mails arrive. */
  sendTest: (mail: { to: string; locale: Locale }) => Promise<void>
  /** To the house itself, which speaks German. */
  sendReport: (mail: { to: string; about: string; text: string; contact: string }) => Promise<void>
  /** How many wait for the mail server at this moment, and how many it has not taken since the start. */
  mails: { waiting: number; failed: number }
}

/** Nodemailer's own are up to ten minutes. Some servers greet late on purpose, to tell programs that send spam. */
const [CONNECTS_WITHIN_MS, GREETS_WITHIN_MS, SILENT_AT_MOST_MS] = [5000, 15_000, 30_000]

const texts = {
  de: {
    subject: 'Neues Passwort',
    text: (url: string) => `Guten Tag,\n\nüber diesen Link wählen Sie ein neues Passwort. Er gilt 24 Stunden und einmal:\n\n${url}\n`,
  },
  en: { subject: 'New password', text: (url: string) => `Hello,\n\nthis link lets you choose a new password. It is valid for 24 hours and once:\n\n${url}\n` },
}

const testTexts = {
  de: { subject: 'Probe der Website', text: 'Guten Tag,\n\ndie Website kann Mails verschicken: Diese ist angekommen.\n' },
  en: { subject: 'Test from the website', text: 'Hello,\n\nthe website can send mails: this one has arrived.\n' },
}

/** Sends through SMTP_URL; null when the house has no mail server. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string | undefined; from: string }): Mailer | null {
  if (!smtpUrl) return null
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTS_WITHIN_MS,
    greetingTimeout: GREETS_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
  })
  const mails = { waiting: 0, failed: 0 }

  async function send(mail: Parameters<typeof transport.sendMail>[0]): Promise<void> {
    mails.waiting++
    try {
      await transport.sendMail({ from, ...mail })
    } catch (error) {
      mails.failed++
      throw error
    } finally {
      mails.waiting--
    }
  }

  return {
    mails,
    async verify() {
      await transport.verify()
    },
    async sendReset({ to, url, locale }) {
      await send({ to, subject: texts[locale].subject, text: texts[locale].text(url) })
    },
    async sendTest({ to, locale }) {
      await send({ to, ...testTexts[locale] })
    },
    async sendReport({ to, about, text, contact }) {
      const lines = [`Seite: ${about || 'nicht angegeben'}`, ...(contact ? [`Antwort an: ${contact.replaceAll(/\s+/g, ' ')}`] : [])]
      // A telephone number cannot be replied to.
      const replyTo = z.email().safeParse(contact).data
      await send({ to, ...(replyTo ? { replyTo } : {}), subject: 'Gemeldete Barriere', text: `${text}\n\n${lines.join('\n')}\n` })
    },
  }
}
