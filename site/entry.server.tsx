import { randomUUID } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { htmlContext, inlineScriptsContext, reportErrorContext } from './context.ts'
import { lastResortDocument } from './errors/last-resort-document.ts'
import { handoffAfterScripts, handoffText, readHandoff } from './hydration/handoff.server.ts'
import { ScriptMark } from './hydration/InlineScript.tsx'
import { takeMarkedScripts } from './hydration/marked-scripts.server.ts'
import { loadAllMessages } from './i18n/messages.ts'
import { localeOfPath } from './locale.ts'

await loadAllMessages()

/** For data that a loader does not wait for. */
export const streamTimeout = 10_000

/**
 * Pages are rendered whole, because they are cached whole and their inline scripts are hashed. So all data is waited for, and
 * nothing of what is rendered: a page is one text, which streaming would encode and decode again (ADR 61). The text is left in
 * the context, and the answer has its status and headers alone.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  try {
    const { html, scripts } = await render(request, routerContext)
    context.set(htmlContext, html)
    context.set(inlineScriptsContext, scripts)
    return new Response(null, { status, headers })
  } catch (error) {
    // A page that fails is tried again as the error page; when that fails too, nothing of ours may be needed any more.
    if (routerContext.staticHandlerContext.errors === null) throw error
    context.get(reportErrorContext)(error)
    context.set(htmlContext, lastResortDocument(localeOfPath(new URL(request.url).pathname)))
    headers.set('cache-control', 'no-store')
    return new Response(null, { status: 500, headers })
  }
}

async function render(request: Request, routerContext: EntryContext): Promise<ReturnType<typeof takeMarkedScripts>> {
  const handoff = await readHandoff(routerContext)
  const { serverHandoffStream: _, ...context } = routerContext
  if (!import.meta.env.DEV) context.serverHandoffString = handoffText(handoff)
  const mark = randomUUID()
  const marked = renderToString(
    <ScriptMark value={mark}>
      <ServerRouter context={withMatchedRoutes(context)} url={request.url} />
    </ScriptMark>,
  )
  const { html, scripts } = takeMarkedScripts(`<!DOCTYPE html>${marked}`, mark)
  const finished = import.meta.env.DEV ? html.replace('</body>', () => `${handoffAfterScripts(handoff)}</body>`) : html
  return { html: finished, scripts }
}

/** React Router makes elements and objects of every route that it is given, for each page; a page shows those alone that its address led to. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, context.manifest.routes[id]]))
  return { ...context, manifest: { ...context.manifest, routes } }
}

/** An answer that a loader meant (404, 503) is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal?.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error)
}
