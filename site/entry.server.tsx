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

/** For streamed loader data. */
export const streamTimeout = 10_000

/** The page's text is in the context; the response has status and headers only (ADR 54). */
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
    // A failed page is rendered as the error page; if that fails too, the fallback must not depend on any of our code.
    if (routerContext.staticHandlerContext.errors === null) throw error
    context.get(reportErrorContext)(error)
    context.set(htmlContext, fallbackDocument(localeOfPath(new URL(request.url).pathname)))
    headers.set('cache-control', 'no-store')
    return new Response(null, { status: 500, headers })
  }
}

/** Responses thrown by a loader (404, 503) are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal?.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error)
}
