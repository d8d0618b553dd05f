import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { User } from '#contract/account.ts'
import type { SiteSettings } from '#contract/admin/settings.ts'
import type { Client } from '#contract/client.ts'

/** A loader's context: the API, the viewer and the host. Set by the server for each request. */
type Backend = {
  call: Client
  viewer: User | null
  /** Null if they could not be read; pages render without them. */
  settings: SiteSettings | null
  /** Origin of URLs in this response: the requested host's, if the settings map it. */
  origin: string
  /** Public origin of the installation, whatever host was requested. */
  mainOrigin: string
  /** Time of rendering, or the chosen look-ahead time. */
  now: Date
  /** The look-ahead time of a logged-in viewer. */
  ahead: Date | null
  /** Pages are cached whole, so inline scripts are allowed by hash, never by nonce. */
  nonceless: true
}

export const backendContext = createContext<Backend>()

/**
 * Linked data of a page, collected by its loaders; the server writes it into the head. A client-side navigation has no
 * head, so its data carries it.
 */
export const linkedDataContext = createContext<{ things: Thing[]; isCarried: boolean }>()

/** The finished page for the server to complete: reading it from its `Response` would encode and decode it. */
export const htmlContext = createContext<string | null>(null)

/** Texts of our own inline scripts in the page. */
export const inlineScriptsContext = createContext<ReadonlySet<string>>(new Set())

export const reportErrorContext = createContext<(error: unknown) => void>()

export function toJsonLdGraph(graph: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
}
