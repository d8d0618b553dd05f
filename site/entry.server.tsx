import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { lastResortDocument } from './errors/last-resort-document.ts'
import { loadAllMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

await loadAllMessages()

const RENDER_TIMEOUT_MS = 10_000
export const streamTimeout = RENDER_TIMEOUT_MS

/** Pages are rendered whole, because they are cached whole and their inline scripts are hashed. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext): Promise<Response> {
  const isErrorPage = routerContext.staticHandlerContext.errors !== null
  return new Promise((resolve, reject) => {
    let answeredStatus = status
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timeout)
        headers.set('content-type', 'text/html; charset=utf-8')
        // In one piece: a web stream of many costs twice as much as joining them.
        text(pipe(new PassThrough())).then((html) => resolve(new Response(html, { status: answeredStatus, headers })), reject)
      },
      // A page that fails is tried again as the error page; when that fails too, nothing of ours may be needed any more.
      onShellError: (error) => (isErrorPage ? resolve(lastResort(request)) : reject(error)),
      onError(error) {
        answeredStatus = 500
        handleError(error, { request } as Parameters<HandleErrorFunction>[1])
      },
    })
    const timeout = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_TIMEOUT_MS)
  })
}

/** Answers that a loader meant (404, 503) are no errors of ours; the server's log takes the rest from stderr. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal?.aborted || isRouteErrorResponse(error)) return
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

function lastResort(request: Request): Response {
  const html = lastResortDocument(localeOfPath(new URL(request.url).pathname))
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
