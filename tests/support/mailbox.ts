import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server that keeps what it is sent; closed with the test. `letters` are as their readers see them. */
export async function createMailbox() {
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
  const port = address && typeof address === 'object' ? address.port : 0
  return { smtpUrl: `smtp://127.0.0.1:${port}`, letters: () => decoded(received.join('')) }
}

/** Lines put together again, signs as they were before they went as quoted-printable. */
function decoded(letter: string): string {
  return Buffer.from(
    letter.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_sign, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
}
