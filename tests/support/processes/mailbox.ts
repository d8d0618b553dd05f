import { createServer } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import type { Services } from '#server/create-services.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'

/**
 * A mail server that stores what it receives; closed with the test, or with `isOfFile` after the last one of the file.
 * `letters` are decoded.
 */
export async function createMailbox({ isOfFile = false } = {}) {
  const received: string[] = []
  const server = createServer((socket) => {
    let isLetter = false
    socket.write('220 mailbox\r\n')
    socket.on('data', (chunk) => {
      received.push(chunk.toString())
      const line = chunk.toString()
      if (isLetter && !line.includes('\r\n.\r\n')) return
      if (isLetter) {
        isLetter = false
        socket.write('250 taken\r\n')
        return
      }
      isLetter = line.startsWith('DATA')
      socket.write(isLetter ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const ends = isOfFile ? afterAll : onTestFinished
  ends(() => void server.close())
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { smtpUrl: `smtp://127.0.0.1:${port}`, letters: () => decoded(received.join('')) }
}

/** Configures a mail server. Tests wait for `deliver`. */
export function useMailServer(services: Services, smtpUrl: string): Mailer {
  const { database, secret, now, log } = services
  const mailer = createMailer({ db: database.db, secret, smtpUrl, from: 'website@house.example', now, log })
  if (!mailer) throw new Error('no mail server')
  services.mailer = mailer
  return mailer
}

/** Decodes quoted-printable. */
function decoded(letter: string): string {
  return Buffer.from(
    letter
      .replaceAll('=\r\n', '')
      .replace(/=([0-9A-F]{2})/g, (_sign, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
}
