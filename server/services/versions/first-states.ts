import { and, eq, isNull } from 'drizzle-orm'
import { containerTypes } from '#content/types.ts'
import type { Db } from '#server/db/connect.ts'
import { sections } from '#server/db/schema/sections.ts'
import { versions } from '#server/db/schema/versions.ts'
import { alive } from '../sections/load.ts'
import { keepState } from './keep-state.ts'

/** Pages that are older than their versions, and those of the demo house, begin with what they hold. */
export async function keepFirstStates({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const { content_type, object_id } = sections
  const without = await db
    .selectDistinct({ content_type, object_id })
    .from(sections)
    .leftJoin(versions, and(eq(versions.content_type, content_type), eq(versions.object_id, object_id)))
    .where(and(alive.sections, isNull(versions.id)))
  for (const owner of without) {
    if (!containerTypes.includes(owner.content_type)) continue
    await db.transaction((tx) => keepState({ tx, viewer: null, now }, owner))
  }
}
