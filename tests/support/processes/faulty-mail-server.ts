import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

/**
 * Moods of a mail server: accepts; is absent; never answers; refuses temporarily; refuses for good; disconnects while
 * receiving; disconnects before confirming; accepts and then falls silent.
 */
export const mailFaults = ['takes', 'gone', 'mute', 'busy', 'refuses', 'hangs up', 'loses', 'falls silent'] as const
type Mood = (typeof mailFaults)[number]
const OF_ADDRESSES: Partial<Record<Mood, string>> = { busy: '451 another time', refuses: '550 never' }

/** A mail server on `port` with changing moods; `letters` are the recipients of complete mails, in order. */
export function createFaultyMailServer(port: number) {
  const letters: string[] = []
  const refused: string[] = []
  const sockets = new Set<Socket>()
  const doubts = { count: 0 }
  let mood: Mood = 'gone'
  let server: Server | null = null

  function hear(socket: Socket): void {
    sockets.add(socket)
    const mine = mood
    let [received, to, isLetter, isInDoubt] = ['', '', false, false]
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket)
        if (isInDoubt) doubts.count++
      })
    if (mine === 'mute') return
    const sendLine = (line: string) => socket.write(`${line}\r\n`)
    sendLine('220 mailbox')
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (isLetter) {
        if (mine === 'hangs up') return socket.destroy()
        if (!received.endsWith('\r\n.\r\n')) return
        ;[received, isLetter] = ['', false]
        letters.push(to)
        if (mine === 'loses') return socket.destroy()
        return mine === 'falls silent' ? undefined : sendLine('250 taken')
      }
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end)
        received = received.slice(end + 2)
        if (line.startsWith('RCPT')) {
          to = /<(.+)>/.exec(line)?.[1] ?? ''
          if (mine === 'refuses') refused.push(to)
          sendLine(OF_ADDRESSES[mine] ?? '250 ok')
        } else if (line.startsWith('DATA')) {
          ;[isLetter, isInDoubt] = [true, true]
          sendLine('354 go on')
        } else if (line.startsWith('QUIT')) {
          isInDoubt = false
          sendLine('221 bye')
        } else sendLine('250 ok')
      }
    })
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    const closing = server
    server = null
    if (closing) await new Promise((resolve) => closing.close(resolve))
  }

  return {
    letters: letters as readonly string[],
    /** Recipients that were refused for good. */
    refused: refused as readonly string[],
    /** Mails whose delivery the sender cannot know. */
    inDoubt: () => doubts.count,
    /** A running transfer ends normally, unless the server disappears. */
    async feel(next: Mood): Promise<void> {
      const before = mood
      mood = next
      if (next === 'gone' || before === 'mute') await close()
      if (next === 'gone' || server) return
      server = createServer(hear)
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close,
  }
}
