import type { ContentType, ResourceName, Screen } from '#content/define.ts'
import type { AddressPair, AddressReader, ListedPage } from '#content/define-address.ts'
import { contentTypes } from '#content/types.ts'
import { listedOf } from './addresses.ts'
import { latest } from './latest.ts'
import { sectionsWritten } from './sections/written.ts'

/** `changed` is when the record, its sections or, where it is a list, what it lists was written last. */
export type ChangedPage = { urls: AddressPair; changed: Date | null }

/** Every page that search engines are told of, type by type. */
export async function listedPages(reader: AddressReader): Promise<ChangedPage[]> {
  const listed: { type: ContentType; pages: ListedPage[] }[] = []
  for (const type of contentTypes) if (type.link) listed.push({ type, pages: await listedOf(reader, type.resource as ResourceName) })
  const written = await sectionsWritten(reader)
  const newest = listed.map(({ type, pages }) => ({ type, at: latest(pages.map((page) => page.written)) }))
  const newestShown = (screen: Screen) => latest(newest.filter(({ type }) => screen === 'home' || isScreenOf(type, screen)).map(({ at }) => at))
  const newestOfAll = latest(newest.map(({ at }) => at))
  return listed.flatMap(({ type, pages }) =>
    pages.map(({ urls, id, shows, ...own }) => ({
      urls,
      // A page that comes with the program and was never edited is as new as the newest page.
      changed: latest([own.written, written.get(`${type.container}:${id}`) ?? null, shows ? newestShown(shows) : null]) ?? newestOfAll,
    })),
  )
}

function isScreenOf({ screens = {} }: ContentType, screen: Screen): boolean {
  return Object.hasOwn(screens, screen)
}
