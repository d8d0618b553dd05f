import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from './mail.ts'

/** A mail server that takes one letter and keeps it. */
async function createMailbox() {
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
  onTestFinished(() => void server.close())
  const address = server.address()
  return { received, port: address && typeof address === 'object' ? address.port : 0 }
}

test('a reset link goes out by e-mail, in the language of the request', async () => {
  const { received, port } = await createMailbox()
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'website@house.example' })
  await mailer?.sendReset({ to: 'press@house.example', url: 'https://house.example/admin/reset?token=abc', locale: 'de' })
  const letter = received.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain('RCPT TO:<press@house.example>')
  expect(letter).toContain('Subject: Neues Passwort')
  expect(letter).toContain('https://house.example/admin/reset?token=abc')
})

test('a house without a mail server has no mailer', () => {
  expect(createMailer({ smtpUrl: undefined, from: 'website@house.example' })).toBeNull()
})
