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

/** A window expires after three and a half of these. */
const PING_MS = 12_000

/** The report of an editing window; others report nothing and are not listed. */
export type PresenceReport = PresencePlace & { unsaved: boolean }
type Options = {
  record: RecordRef
  locale: Locale
  here: (() => PresenceReport) | null
  show: (entries: PresenceEntry[]) => void
}

/**
 * Reports that this window edits a record and shows the other editors, until the returned function is called. A hidden
 * window expires unless it has unsaved text. Never asks for a login.
 */
export function watchPresence({ record, locale, here, show }: Options): () => void {
  // The leave message must outlive the page (`keepalive`).
  const call = createClient({
    fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }),
    headers: () => sessionHeaders(locale),
  })
  const params = { locale }
  const tab = crypto.randomUUID()
  let timer: number | undefined
  let latest = 0
  let isGone = false

  async function fetchEntries(): Promise<PresenceEntry[]> {
    if (!here) return call<typeof listPresence>(editorAddresses.listPresence, { params, query: record })
    return call<typeof sendHeartbeat>(editorAddresses.sendHeartbeat, {
      params,
      body: { ...record, ...here(), tab, hidden: document.hidden },
    })
  }

  async function beat(): Promise<void> {
    window.clearTimeout(timer)
    const mine = ++latest
    const isQuiet = document.hidden && !here?.().unsaved
    const entries = isQuiet ? null : await fetchEntries().catch(() => null)
    if (mine !== latest) return
    if (entries) show(entries)
    timer = window.setTimeout(beat, PING_MS)
  }

  function goAway(): void {
    isGone = true
    latest++
    window.clearTimeout(timer)
    if (here)
      void call<typeof leavePresence>(editorAddresses.leavePresence, { params, body: { tab } }).catch(() => undefined)
  }

  // A closing window becomes hidden afterwards, which must not report it again.
  const handleVisibility = () => (isGone ? undefined : beat())
  const comeBack = () => {
    isGone = false
    return beat()
  }
  const signs = [
    [document, 'visibilitychange', handleVisibility],
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
