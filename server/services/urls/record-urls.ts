import { locales } from '#config'
import { screenUrls } from '#contract/links/urls.ts'
import type { ResourceName, Screen } from '#model/define-type.ts'
import { findContentType } from '#model/types.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { resourceTables } from '#server/db/tables.ts'
import { latestDate } from '../rows/latest-date.ts'
import { whereVisible } from '../visibility/visibility.ts'
import type {
  LocalisedUrl,
  RecordRow,
  RecordUrl,
  ResolveLinks,
  SitemapPage,
  TypeUrlRules,
  UrlContext,
  UrlRules,
} from './define-urls.ts'

const ruleModules = import.meta.glob<TypeUrlRules>('../../../content/*/urls.ts', { eager: true, import: 'default' })
const rulesByType: TypeUrlRules = Object.assign({}, ...Object.values(ruleModules))

/** The target of links to a record without a page. */
export const NO_URL: LocalisedUrl = { de: '', en: '' }

/** The URL of each record; records without a page are missing. */
export async function locateRecords(
  reader: UrlContext,
  resource: ResourceName,
  { rows, follow }: { rows: RecordRow[]; follow: ResolveLinks },
): Promise<RecordUrl[]> {
  if (rows.length === 0) return []
  const { locate } = urlRulesFor(resource)
  if (locate) return locate(reader, rows, follow)
  const screen = findContentType(resource)?.page as Screen | undefined
  return screen ? rows.map((row) => [row.id, screenUrls(screen, row)]) : []
}

/** All paths of a record in a fixed order, so that two results can be compared pair by pair. */
export async function allRecordPaths(db: Db, resource: ResourceName, row: RecordRow): Promise<string[]> {
  const { all } = urlRulesFor(resource)
  if (all) return all(db, row)
  const screens = Object.entries(findContentType(resource)?.screens ?? {}).filter(([, path]) => path.de.includes('{'))
  const urls = screens.map(([screen]) => screenUrls(screen as Screen, row))
  return locales.flatMap((locale) => urls.map((url) => url[locale]))
}

export async function recordUrl(
  reader: UrlContext,
  resource: ResourceName,
  row: RecordRow,
): Promise<LocalisedUrl | undefined> {
  const [recordUrl] = await locateRecords(reader, resource, {
    rows: [row],
    follow: async () => ({ get: () => NO_URL }),
  })
  return recordUrl?.[1]
}

/** All paths that lead to the record, including those with its current name; per language the canonical one first. */
export async function allLinkablePaths(
  reader: UrlContext & { db: Tx },
  resource: ResourceName,
  row: RecordRow,
): Promise<string[]> {
  const urls = await recordUrl(reader, resource, row)
  return [
    ...new Set([
      ...locales.flatMap((locale) => urls?.[locale] || []),
      ...(await allRecordPaths(reader.db, resource, row)),
    ]),
  ]
}

/** Sitemap pages of a type. A record that went online by time counts as changed then. */
export async function sitemapPagesFor(reader: UrlContext, resource: ResourceName): Promise<SitemapPage[]> {
  const { listed } = urlRulesFor(resource)
  if (listed) return listed(reader)
  const screen = findContentType(resource)?.page as Screen | undefined
  if (!screen) return []
  const rows = (await reader.db
    .select()
    .from(resourceTables[resource])
    .where(whereVisible(reader, resource, { withPage: true }))) as RecordRow[]
  return rows.map((row) => ({
    urls: screenUrls(screen, row),
    id: row.id,
    lastModified: latestDate([row.updated_at as Date | null, row.online_from as Date | null]),
  }))
}

export function urlRulesFor(resource: ResourceName): UrlRules {
  return rulesByType[resource] ?? {}
}
