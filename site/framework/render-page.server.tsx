import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { beginsWithFirstAct, serialiseHandoff } from './handoff.ts'
import { ScriptMark, takeMarkedScripts } from './InlineScript.tsx'

/**
 * A whole page and its inline scripts' texts. Pages are cached whole and scripts are hashed, so nothing is streamed
 * (ADR 54).
 */
export async function renderPage(url: string, context: EntryContext): Promise<ReturnType<typeof takeMarkedScripts>> {
  const mark = randomUUID()
  return takeMarkedScripts(
    beginsWithFirstAct ? await renderWithHandoff(url, context, mark) : await renderWithScripts(url, context, mark),
    mark,
  )
}

/** With React Router's own scripts, which carry the loaders' data. */
async function renderWithScripts(url: string, context: EntryContext, mark: string): Promise<string> {
  const stream = await renderToReadableStream(
    <ScriptMark value={mark}>
      <ServerRouter context={context} url={url} nonce={mark} />
    </ScriptMark>,
    { nonce: mark },
  )
  await stream.allReady
  return new Response(stream).text()
}

/**
 * Depends on `serverHandoffString` and `serverHandoffStream`, which React Router's `Scripts` would write (read in
 * 7.18.4).
 */
async function renderWithHandoff(
  url: string,
  { serverHandoffStream, ...context }: EntryContext,
  mark: string,
): Promise<string> {
  const data = serverHandoffStream ? await text(serverHandoffStream) : ''
  const serverHandoffString = serialiseHandoff({ settings: context.serverHandoffString ?? '{}', data })
  const page = renderToString(
    <ScriptMark value={mark}>
      <ServerRouter context={{ ...context, serverHandoffString }} url={url} />
    </ScriptMark>,
  )
  return `<!DOCTYPE html>${page}`
}
