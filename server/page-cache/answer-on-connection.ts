import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { readQuestion } from './read-question.ts'
import type { FindReady, Question, Ready } from './ready-answers.ts'

type Options = { findReady: FindReady; isStopping: () => boolean; now: () => Date }
/** Of a connection: what it has brought so far, and how many requests of it Node has read that are not answered yet. */
type Known = { brought: 'nothing' | 'plain questions' | 'more'; open: number }

/**
 * Answers what lies in memory from the bytes of a plain question, where a connection that is kept brings one. All else goes to Node's parser, as
 * it would without this: the first question of each connection, so that Node knows it as one that rests between two, and
 * everything of one that has brought anything but plain questions, for only of plain ones is it known that no part of another
 * is still with the parser.
 *
 * `isSending`: whether a client has yet to take an answer that Node knows nothing of, for whom its connection rests.
 */
export function answerOnConnections(server: Server, { findReady, isStopping, now }: Options): { isSending: () => boolean } {
  const known = new WeakMap<Socket, Known>()
  const sending = new Set<Socket>()
  const heads = new WeakMap<Ready, string>()
  const keepAlive = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n\r\n`
  const dateNow = createDate(now)

  function headOf(ready: Ready): string {
    const made = heads.get(ready) ?? writeHead(ready)
    heads.set(ready, made)
    return made
  }

  function answer(socket: Socket, question: Question): boolean {
    const found = findReady(question)
    if (!found) return false
    const { ready, requestId } = found
    const head = `${headOf(ready)}${requestId}\r\nDate: ${dateNow()}${keepAlive}`
    const body = question.method === 'HEAD' ? null : ready.body
    if (body instanceof Buffer) socket.cork()
    socket.write(typeof body === 'string' ? head + body : head, 'latin1')
    if (body instanceof Buffer) {
      socket.write(body)
      socket.uncork()
    }
    if (socket.writableLength > 0) noteSending(socket)
    return true
  }

  function noteSending(socket: Socket): void {
    sending.add(socket)
    // Behind all that waits, and told too when the connection is gone.
    socket.write('', () => sending.delete(socket))
  }

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = known.get(socket)
    if (!connection) return
    connection.open++
    response.once('close', () => connection.open--)
  })

  server.on('connection', (socket: Socket) => {
    // Node's own way from the socket to its parser.
    const [parse] = socket.listeners('data') as ((piece: Buffer) => void)[]
    if (!parse) return
    const connection: Known = { brought: 'nothing', open: 0 }
    known.set(socket, connection)
    socket.off('data', parse).on('data', (piece: Buffer) => {
      const question = connection.brought === 'more' ? null : readQuestion(piece)
      const isNext = connection.brought === 'plain questions' && connection.open === 0 && socket.writable && socket.writableLength === 0
      if (question && isNext && !isStopping() && answer(socket, question)) return
      connection.brought = question ? 'plain questions' : 'more'
      parse.call(socket, piece)
    })
  })

  return { isSending: () => sending.size > 0 }
}

function writeHead({ status, head }: Ready): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < head.length; at += 2) text += `${head[at]}: ${at + 1 < head.length ? `${head[at + 1]}\r\n` : ''}`
  return text
}

/** As a header says it, made once a second. */
function createDate(now: () => Date): () => string {
  let second = 0
  let date = ''
  return () => {
    const instant = now()
    const current = Math.floor(instant.getTime() / 1000)
    if (current !== second) {
      second = current
      date = instant.toUTCString()
    }
    return date
  }
}
