export type OutgoingMail = {
  to: string
  subject: string
  text: string
  replyTo?: string | undefined
  headers?: Record<string, string>
}

/** `unreachable`: no response; `later`, `refused`: temporary, permanent refusal; `unsure`: sent without a response. */
export type MailOutcome = 'sent' | 'unreachable' | 'later' | 'refused' | 'unsure'

const CONNECTION_TIMEOUT_MS = 20_000
const SOCKET_TIMEOUT_MS = 60_000

/** Connects on the first call only. */
export function connectSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  const url = withTimeouts(smtpUrl)
  /** Loaded with the first mail. */
  const transport = async () => (await import('nodemailer')).createTransport(url)
  return {
    /** Logs in only; throws the server's response. */
    async verify(): Promise<void> {
      await (await transport()).verify()
    },
    async send(letter: OutgoingMail): Promise<void> {
      await (await transport()).sendMail({ from, ...letter })
    },
    /** Does not throw; `messageId` is the same for every try. */
    async try(letter: OutgoingMail, messageId: string): Promise<MailOutcome> {
      const smtp = await transport()
      let isHandedOver = false
      // Reading starts after the login; before that the server knows nothing of the mail.
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

/** Shorter than the library's ten minutes, because mails wait for each other. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  if (!url.searchParams.has('connectionTimeout'))
    url.searchParams.set('connectionTimeout', String(CONNECTION_TIMEOUT_MS))
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(SOCKET_TIMEOUT_MS))
  return url.href
}
