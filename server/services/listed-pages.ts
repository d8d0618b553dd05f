import { eq, max } from 'drizzle-orm'
import type { ContentType, ResourceName, Screen } from '#content/define.ts'
import type { AddressPair, AddressReader, ListedPage } from '#content/define-address.ts'
import { contentTypes } from '#content/types.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { listedOf } from './addresses.ts'

/** `changed` is when the record, its sections or, where it is a list, what it lists was written last. */
export type ChangedPage = { urls: AddressPair; changed: Date | null }

/** Every page that search engines are told of, type by type. */
export async function listedPages(reader: AddressReader): Promise<ChangedPage[]> {
  const listed: { type: ContentType; pages: ListedPage[] }[] = []
  for (const type of contentTypes) if (type.link) listed.push({ type, pages: await listedOf(reader, type.resource as ResourceName) })
  const written = await sectionsWritten(reader)
  const newest = listed.map(({ type, pages }) => ({ type, at: latest(pages.map((page) => page.written)) }))
  const newestShown = (screen: Screen) => latest(newest.filter(({ type }) => screen === 'home' || isScreenOf(type, screen)).map(({ at }) => at))
  return listed.flatMap(({ type, pages }) =>
    pages.map(({ urls, id, shows, ...own }) => ({
      urls,
      changed: latest([own.written, written.get(`${type.container}:${id}`) ?? null, shows ? newestShown(shows) : null]),
    })),
  )
}

function isScreenOf({ screens = {} }: ContentType, screen: Screen): boolean {
  return Object.hasOwn(screens, screen)
}

/** When anything was written, moved or deleted in the sections of a record, by its container and id. */
async function sectionsWritten({ db }: AddressReader): Promise<Map<string, Date | null>> {
  const { content_type, object_id } = sections
  const rows = await db
    .select({ content_type, object_id, section: max(sections.updated_at), gone: max(sections.deleted_at), module: max(modules.updated_at) })
    .from(sections)
    .leftJoin(modules, eq(modules.section_id, sections.id))
    .groupBy(content_type, object_id)
  return new Map(rows.map(({ section, gone, module, ...owner }) => [`${owner.content_type}:${owner.object_id}`, latest([section, gone, module])]))
}

function latest(times: (Date | null)[]): Date | null {
  return times.reduce((one, other) => (one && (!other || other <= one) ? one : other), null)
}
