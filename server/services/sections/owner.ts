import { eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { ContainerType } from '#contract/sections.ts'
import type { Reader } from '#server/db/connect.ts'
import { courses } from '#server/db/schema/courses.ts'
import { productions, venues } from '#server/db/schema/events.ts'
import { blogEntries } from '#server/db/schema/news.ts'
import { pages } from '#server/db/schema/pages.ts'
import { people } from '#server/db/schema/people.ts'
import type { Deps } from '../deps.ts'

export type Owner = { content_type: ContainerType; object_id: number }

const tables = { page: pages, event: productions, course: courses, blogentry: blogEntries, person: people, venue: venues }

/** The record sections attach to must exist. */
export async function requireOwner(db: Reader, { content_type, object_id }: Owner): Promise<{ is_online: boolean }> {
  const table = tables[content_type]
  const [row] = await db.select({ is_online: table.is_online }).from(table).where(eq(table.id, object_id))
  if (!row) throw new AppError('bad_input', { message: `no ${content_type} ${object_id}`, fields: { object_id: ['unknown_reference'] } })
  return row
}

/** Sections of an offline record are for editors; a visitor learns no more than that there is none. */
export async function requireVisible({ db, viewer }: Pick<Deps, 'db' | 'viewer'>, owner: Owner): Promise<void> {
  if (viewer) return
  const { is_online } = await requireOwner(db, owner)
  if (!is_online) throw new AppError('not_found', { message: `${owner.content_type} ${owner.object_id} is offline` })
}
