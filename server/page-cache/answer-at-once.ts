import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FindReady } from './ready-answers.ts'

/** Answers what lies in memory before the framework, and says whether it did. */
export function createAnswerAtOnce(findReady: FindReady) {
  return function answerAtOnce({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    const found = findReady({
      method,
      url,
      host: headers.host,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
      ifModifiedSince: headers['if-modified-since'],
      requestId: headers['x-request-id']?.toString(),
      referrer: headers.referer,
    })
    if (!found) return false
    const { ready, requestId } = found
    response.writeHead(ready.status, [...ready.head, requestId])
    response.end(ready.body, 'latin1')
    return true
  }
}
