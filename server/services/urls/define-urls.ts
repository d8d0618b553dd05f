import type { Locale } from '#config'
import type { ResourceName, Screen } from '#model/define-type.ts'
import type { Db } from '#server/db/connect.ts'
import type { Viewer } from '../deps.ts'

export type RecordRow = Readonly<Record<string, unknown>> & { id: number }
export type UrlContext = { db: Db; viewer: Viewer | null; now: () => Date }
export type LocalisedUrl = Record<Locale, string>
/** A page of the sitemap. `written`: last change of the record. `shows`: its screen, if it is a list. */
export type SitemapPage = { urls: LocalisedUrl; id: number; lastModified: Date | null; shows?: Screen | undefined }

/** URLs of a resource's records, where the page is not simply the screen with slug and id. */
export type UrlRules = {
  /**
   * The target of links to each record; a record that is missing in the answer has no page. `follow` resolves further
   * links, one hop.
   */
  locate?: (reader: UrlContext, rows: RecordRow[], follow: ResolveLinks) => Promise<RecordUrl[]>
  /** All paths of a record in a fixed order, in both languages; a changed path gets a redirect. */
  all?: (db: Db, row: RecordRow) => Promise<string[]>
  /** Target of a record's poster URL, if not its own page; null if visitors see nothing there. */
  poster?: (reader: UrlContext, id: number, locale: Locale) => Promise<string | null>
  /** The label text of each record: name, date and venue. */
  labels?: (reader: UrlContext, ids: readonly number[], locale: Locale) => Promise<Map<number, PosterLabel>>
  /** Pages of the sitemap; by default every public record. */
  listed?: (reader: UrlContext) => Promise<SitemapPage[]>
}

export type PosterLabel = { title: string; note: string }

export type RecordUrl = [id: number, urls: LocalisedUrl]

/** The URL of a stored link, in both languages. */
export type UrlMap = { get: (link: string) => LocalisedUrl }

export type ResolveLinks = (links: readonly string[]) => Promise<UrlMap>

/** By resource. */
export type TypeUrlRules = Partial<Record<ResourceName, UrlRules>>
