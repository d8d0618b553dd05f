import type { Question } from './ready-answers.ts'

/** More than a browser sends; Node itself takes twice as much. */
const MAX_BYTES = 8192
const END = '\r\n\r\n'
const REQUEST_LINE = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1$/
const HEADER_LINE = /^([\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/

/** What of the headers decides an answer, under the name it has here. */
const READ: Partial<Record<string, Exclude<keyof Question, 'method' | 'url'>>> = {
  host: 'host',
  cookie: 'cookie',
  'accept-language': 'acceptLanguage',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
  'if-modified-since': 'ifModifiedSince',
  'x-request-id': 'requestId',
  referer: 'referrer',
}
/** Something follows the head, or the connection becomes another one. */
const MEANS_MORE = new Set(['content-length', 'transfer-encoding', 'connection', 'upgrade', 'expect', 'trailer', 'te', 'http2-settings', 'proxy-connection'])

/**
 * Reads what came over a connection in one piece if it is exactly one plain question: a whole head of HTTP/1.1 without a body.
 * It takes less than the standard allows; of all else, and of everything that could be read in two ways, it says null.
 */
export function readQuestion(piece: Buffer): Question | null {
  if (piece.length > MAX_BYTES) return null
  const text = piece.toString('latin1')
  if (!text.endsWith(END)) return null
  const lines = text.slice(0, -END.length).split('\r\n')
  const [, method, url] = REQUEST_LINE.exec(lines[0] ?? '') ?? []
  if (method === undefined || url === undefined) return null
  const question: Question = { method, url, acceptEncoding: undefined, ifNoneMatch: undefined, ifModifiedSince: undefined }
  for (let at = 1; at < lines.length; at++) {
    const [, name = '', value] = HEADER_LINE.exec(lines[at] ?? '') ?? []
    const header = name.toLowerCase()
    if (value === undefined || (MEANS_MORE.has(header) && !isUsual(header, value))) return null
    const key = READ[header]
    if (!key) continue
    // Twice the same: what the second means is for a parser of HTTP to say.
    if (question[key] !== undefined) return null
    question[key] = value
  }
  return question.host ? question : null
}

function isUsual(name: string, value: string): boolean {
  return name === 'connection' && value.toLowerCase() === 'keep-alive'
}
