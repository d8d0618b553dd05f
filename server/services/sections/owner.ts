import { eq } from 'drizzle-orm'
import { blogEntries } from '#content/article/table.ts'
import { courses } from '#content/course/table.ts'
import type { ContainerType } from '#content/define.ts'
import { productions } from '#content/event/table.ts'
import { pages } from '#content/page/table.ts'
import { people } from '#content/person/table.ts'
import { venues } from '#content/venue/table.ts'
import { AppError } from '#contract/errors.ts'
import type { Reader } from '#server/db/connect.ts'
import type { Deps } from '../deps.ts'
import { isReachable } from '../visibility.ts'

export type Owner = { content_type: ContainerType; object_id: number }

const tables = { page: pages, event: productions, course: courses, blogentry: blogEntries, person: people, venue: venues }

/** The record sections attach to must exist. */
export async function requireOwner(db: Reader, { content_type, object_id }: Owner): Promise<Record<string, unknown>> {
  const table = tables[content_type]
  const [row] = await db.select().from(table).where(eq(table.id, object_id))
  if (!row) throw new AppError('bad_input', { message: `no ${content_type} ${object_id}`, fields: { object_id: ['unknown_reference'] } })
  return row
}

/** Sections are shown to whoever can open the page they are on; a visitor learns no more than that there is none. */
export async function requireVisible(deps: Pick<Deps, 'db' | 'viewer' | 'now'>, owner: Owner): Promise<void> {
  if (deps.viewer) return
  const row = await requireOwner(deps.db, owner)
  if (!isReachable(deps, owner.content_type, row)) throw new AppError('not_found', { message: `${owner.content_type} ${owner.object_id} is not public` })
}
