import { and, type Column, eq, lte, type SQL } from 'drizzle-orm'
import { blogEntries } from '#content/article/table.ts'
import { courses } from '#content/course/table.ts'
import { productions } from '#content/event/table.ts'
import { pages } from '#content/page/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import type { Deps } from './deps.ts'

/** A visitor sees a record that is online and whose day (`from`) has come; `page` says whether it has a page of its own. */
type Rule = { online: Column; from?: Column; page?: Column }

/** The one place that says who may see what; lists, details, links, sections and the sitemap all ask here. */
const rules = {
  page: { online: pages.is_online },
  event: { online: productions.is_online },
  course: { online: courses.is_online },
  blogentry: { online: blogEntries.is_online, from: blogEntries.date },
  person: { online: people.is_online, page: people.has_page },
  venue: { online: venues.is_online },
} satisfies Record<string, Rule>

export type VisibleType = keyof typeof rules
type Viewing = Pick<Deps, 'viewer' | 'now'>
type Row = { [field: string]: unknown }

/** The condition under which this viewer may see records of a type; none for editors, who see everything. */
export function whereShown({ viewer, now }: Viewing, type: VisibleType): SQL | undefined {
  const { online, from }: Rule = rules[type]
  return viewer ? undefined : and(eq(online, true), from ? lte(from, now()) : undefined)
}

/** The same for records whose own page this viewer can open. */
export function whereReachable(viewing: Viewing, type: VisibleType): SQL | undefined {
  const { page }: Rule = rules[type]
  return and(whereShown(viewing, type), page ? eq(page, true) : undefined)
}

/** The same rule over one record. */
export function isShown({ viewer, now }: Viewing, type: VisibleType, row: Row): boolean {
  const { online, from }: Rule = rules[type]
  if (viewer) return true
  const day = from ? row[from.name] : undefined
  return row[online.name] === true && !(day instanceof Date && day > now())
}

export function isReachable(viewing: Viewing, type: VisibleType, row: Row): boolean {
  const { page }: Rule = rules[type]
  return isShown(viewing, type, row) && (!page || row[page.name] === true)
}
