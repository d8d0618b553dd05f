export type OutgoingMail = {
  to: string
  subject: string
  text: string
  replyTo?: string | undefined
  headers?: Record<string, string>
}

/**
 * What became of a letter. `unreachable`: the server has not spoken of it; `later`: it wants it another time; `refused`: never; `unsure`:
 * it was handed over and the answer never came.
 */
export type MailOutcome = 'sent' | 'unreachable' | 'later' | 'refused' | 'unsure'

const CONNECTION_TIMEOUT_MS = 20_000
const SOCKET_TIMEOUT_MS = 60_000

/** The mail server of SMTP_URL; nothing is asked of it before a call. */
export function connectSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const url = withTimeouts(smtpUrl)
  /** The library is loaded with the first mail. */
  const transport = async () => (await import('nodemailer')).createTransport(url)
  return {
    /** Whether the server takes our account; throws what it says. Sends nothing. */
    async verify(): Promise<void> {
      await (await transport()).verify()
    },
    /** Throws what the server says. */
    async send(letter: OutgoingMail): Promise<void> {
      await (await transport()).sendMail({ from, ...letter })
    },
    /** Does not throw; `messageId` is the same at every try. */
    async try(letter: OutgoingMail, messageId: string): Promise<MailOutcome> {
      const smtp = await transport()
      let isHandedOver = false
      // Reading begins when the server has taken our account; before, it knows nothing of the letter.
      smtp.use('stream', ({ message }, done) => {
        const read = message.createReadStream.bind(message)
        message.createReadStream = (options) => {
          isHandedOver = true
          return read(options)
        }
        done()
      })
      try {
        await smtp.sendMail({ from, ...letter, messageId })
        return 'sent'
      } catch (error) {
        return getOutcome(error, isHandedOver)
      }
    },
  }
}

function getOutcome(error: unknown, isHandedOver: boolean): MailOutcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isOfLetter) return responseCode !== undefined && responseCode < 500 ? 'later' : 'refused'
  return isHandedOver ? 'unsure' : 'unreachable'
}

/** Shorter than the library's ten minutes: mails wait one behind the other. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (!url.searchParams.has('connectionTimeout'))
    url.searchParams.set('connectionTimeout', String(CONNECTION_TIMEOUT_MS))
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(SOCKET_TIMEOUT_MS))
  return url.href
}
