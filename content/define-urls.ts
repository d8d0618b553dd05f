import type { Locale } from '#config'
import type { DbOrTx } from '#server/db/connect.ts'
import type { Viewer } from '#server/services/deps.ts'
import type { ResourceName, Screen } from './define.ts'

export type RecordRow = Readonly<Record<string, unknown>> & { id: number }
export type UrlContext = { db: DbOrTx; viewer: Viewer | null; now: () => Date }
/** One address in both languages. */
export type LocalisedUrl = Record<Locale, string>
/** A page that search engines are told of: of which record, and when that was written last. `shows` is its screen where it is a list. */
export type SitemapPage = { urls: LocalisedUrl; id: number; written: Date | null; shows?: Screen | undefined }

/** Where the pages of a resource's records are, for types whose page is not simply its screen with slug and id. */
export type UrlRules = {
  /** Where a link to each record leads; a record without an answer has no page. `follow` resolves links, one hop on. */
  locate?: (reader: UrlContext, rows: RecordRow[], follow: ResolveLinks) => Promise<RecordUrl[]>
  /** All addresses of a record in a fixed order, in both languages; where one changes, a redirect is written. */
  all?: (db: DbOrTx, row: RecordRow) => Promise<string[]>
  /** Where the poster address of a record leads, where that is not the record's own page; null where visitors are shown nothing. */
  poster?: (reader: UrlContext, id: number, locale: Locale) => Promise<string | null>
  /** What stands on the label of each: what it is, and when and where. */
  labels?: (reader: UrlContext, ids: readonly number[], locale: Locale) => Promise<Map<number, PosterLabel>>
  /** What search engines are told of; without it every record that a visitor reaches. */
  listed?: (reader: UrlContext) => Promise<SitemapPage[]>
}

export type PosterLabel = { title: string; note: string }

export type RecordUrl = [id: number, urls: LocalisedUrl]

/** What a stored link leads to in both languages. */
export type UrlMap = { get: (link: string) => LocalisedUrl }

export type ResolveLinks = (links: readonly string[]) => Promise<UrlMap>

/** By the resources of a folder. */
export type TypeUrlRules = Partial<Record<ResourceName, UrlRules>>
