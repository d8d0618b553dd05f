import { createContext } from 'react-router'
import type { Thing } from 'schema-dts'
import type { User } from '#contract/account.ts'
import type { SiteSettings } from '#contract/admin/settings.ts'
import type { Client } from '#contract/client.ts'

/** What a loader may know of the world: the API, who asks, and where. Set by the server for each request. */
export type Backend = {
  call: Client
  viewer: User | null
  /** Null where they could not be read; a page is shown all the same. */
  settings: SiteSettings | null
  /** What this answer's own addresses begin with: the asked host's, where the settings map it. */
  origin: string
  /** The public address of the house, whatever host was asked for. */
  mainOrigin: string
  /** The instant at which the page is made, or the one looked ahead to. */
  now: Date
  /** The time at which someone logged in looks at the site, where they have chosen one. */
  ahead: Date | null
  /** Pages are cached whole, so inline scripts are allowed by hash and never carry a nonce. */
  nonceless: true
}

export const backendContext = createContext<Backend>()

/**
 * What the loaders of a page have said of it as linked data; the server writes it into the head. Where the router asks for
 * a page's data alone there is no head, and the data carries it.
 */
export const linkedDataContext = createContext<{ things: Thing[]; isCarried: boolean }>()

/** The finished page, for the server to complete: to read it back out of its `Response` would encode and decode it. */
export const htmlContext = createContext<string | null>(null)

/** The texts of the inline scripts that we have written into the page. */
export const inlineScriptsContext = createContext<ReadonlySet<string>>(new Set())

/** Writes an error of a page to the server's log. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** Things of a page as one document of linked data. */
export function toJsonLdGraph(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}
