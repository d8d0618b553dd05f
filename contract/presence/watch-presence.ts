import type { Locale } from '#config'
import * as editorAddresses from '../addresses/editor.ts'
import { createClient } from '../client.ts'
import { sessionHeaders } from '../session-client.ts'
import type {
  leavePresence,
  listPresence,
  PresenceEntry,
  PresencePlace,
  RecordRef,
  sendHeartbeat,
} from './endpoints.ts'

/** A window that is not heard of for three and a half of these is forgotten. */
const PING_MS = 12_000

/** What a window says of itself each time; a window that only looks says nothing and is not seen. */
export type PresenceReport = PresencePlace & { unsaved: boolean }
type Options = {
  thing: RecordRef
  locale: Locale
  here: (() => PresenceReport) | null
  show: (others: PresenceEntry[]) => void
}

/**
 * Tells the house that this window edits a record, and shows who else does, until the function it answers is called. A
 * window out of sight is forgotten unless it holds words that are not saved. It asks for no login: a session that has
 * ended is met where something is saved.
 */
export function watchPresence({ thing, locale, here, show }: Options): () => void {
  // Whoever leaves a page is told even though the page is gone.
  const call = createClient({
    fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }),
    headers: () => sessionHeaders(locale),
  })
  const params = { locale }
  const tab = crypto.randomUUID()
  let timer: number | undefined
  let latest = 0
  let isGone = false

  async function ask(): Promise<PresenceEntry[]> {
    if (!here) return call<typeof listPresence>(editorAddresses.listPresence, { params, query: thing })
    return call<typeof sendHeartbeat>(editorAddresses.sendHeartbeat, {
      params,
      body: { ...thing, ...here(), tab, hidden: document.hidden },
    })
  }

  async function beat(): Promise<void> {
    window.clearTimeout(timer)
    const mine = ++latest
    const isQuiet = document.hidden && !here?.().unsaved
    const others = isQuiet ? null : await ask().catch(() => null)
    if (mine !== latest) return
    if (others) show(others)
    timer = window.setTimeout(beat, PING_MS)
  }

  function goAway(): void {
    isGone = true
    latest++
    window.clearTimeout(timer)
    if (here)
      void call<typeof leavePresence>(editorAddresses.leavePresence, { params, body: { tab } }).catch(() => undefined)
  }

  // A window that is left becomes hidden after it: that is no reason to be there again.
  const look = () => (isGone ? undefined : beat())
  const comeBack = () => {
    isGone = false
    return beat()
  }
  const signs = [
    [document, 'visibilitychange', look],
    [window, 'pageshow', comeBack],
    [window, 'pagehide', goAway],
  ] as const
  for (const [target, name, listener] of signs) target.addEventListener(name, listener)
  void beat()
  return () => {
    for (const [target, name, listener] of signs) target.removeEventListener(name, listener)
    goAway()
  }
}
