import type { Locale } from '#config'
import type { Reader } from '#server/db/connect.ts'
import type { Viewer } from '#server/services/deps.ts'
import type { ResourceName, Screen } from './define.ts'

export type StoredRow = Readonly<Record<string, unknown>> & { id: number }
export type AddressReader = { db: Reader; viewer: Viewer | null; now: () => Date }
/** One address in both languages. */
export type AddressPair = Record<Locale, string>
/** A page that search engines are told of: of which record, and when that was written last. `shows` is its screen where it is a list. */
export type ListedPage = { urls: AddressPair; id: number; written: Date | null; shows?: Screen | undefined }

/** Where the pages of a resource's records are, for types whose page is not simply its screen with slug and id. */
export type Addresses = {
  /** Where a link to each record leads; a record without an answer has no page. `follow` resolves links, one hop on. */
  locate?: (reader: AddressReader, rows: StoredRow[], follow: Follow) => Promise<Located[]>
  /** All addresses of a record in a fixed order, in both languages; where one changes, a redirect is written. */
  all?: (db: Reader, row: StoredRow) => Promise<string[]>
  /** Where the poster address of a record leads, where that is not the record's own page; null where visitors are shown nothing. */
  poster?: (reader: AddressReader, id: number, locale: Locale) => Promise<string | null>
  /** What stands on the label of each: what it is, and when and where. */
  labels?: (reader: AddressReader, ids: readonly number[], locale: Locale) => Promise<Map<number, PosterLabel>>
  /** What search engines are told of; without it every record that a visitor reaches. */
  listed?: (reader: AddressReader) => Promise<ListedPage[]>
}

export type PosterLabel = { title: string; note: string }

export type Located = [id: number, urls: AddressPair]

/** What a stored link leads to in both languages. */
export type UrlMap = { get: (link: string) => AddressPair }

export type Follow = (links: readonly string[]) => Promise<UrlMap>

/** By the resources of a folder. */
export type TypeAddresses = Partial<Record<ResourceName, Addresses>>
