import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { htmlContext, inlineScriptsContext, reportErrorContext } from './context.ts'
import { fallbackDocument } from './errors/fallback-document.ts'
import { renderPage } from './framework/render-page.server.tsx'
import { loadAllMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

await loadAllMessages()

/** For data that a loader does not wait for. */
export const streamTimeout = 10_000

/** The page is left in the context as one text; the response has its status and headers alone (ADR 54). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  try {
    const { html, scripts } = await renderPage(request.url, routerContext)
    context.set(htmlContext, html)
    context.set(inlineScriptsContext, scripts)
    return new Response(null, { status, headers })
  } catch (error) {
    // A page that fails is tried again as the error page; when that fails too, nothing of ours may be needed any more.
    if (routerContext.staticHandlerContext.errors === null) throw error
    context.get(reportErrorContext)(error)
    context.set(htmlContext, fallbackDocument(localeOfPath(new URL(request.url).pathname)))
    headers.set('cache-control', 'no-store')
    return new Response(null, { status: 500, headers })
  }
}

/** An answer that a loader meant (404, 503) is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal?.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error)
}
