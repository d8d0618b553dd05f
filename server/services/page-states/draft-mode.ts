import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { locales } from '#config'
import { sectionOwnerTypes } from '#model/types.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { draftMode, pageStates } from '#server/db/schema/page-states.ts'
import { sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { markAllChanged } from '#server/search/triggers.ts'
import { storedLastModified } from '../sections/last-modified.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { pack } from './pack.ts'
import { listPublications } from './page-publication.ts'
import { readPageSnapshot } from './page-snapshot.ts'
import { snapshotFacts } from './publish.ts'
import { lockPage } from './save-version.ts'

type DraftModeOptions = { db: Db; now: () => Date }
const BATCH_SIZE = 50

/**
 * When drafts were just switched on, publishes everything as it is; when off, makes the tables public again and deletes
 * planned publications.
 */
export async function applyDraftMode(starting: DraftModeOptions): Promise<void> {
  const { db, now } = starting
  const [mode] = await db.select().from(draftMode)
  if (env.versioning === Boolean(mode)) return
  if (env.versioning) {
    await publishEverything(starting)
    await db.insert(draftMode).values({ id: 1, since: now(), indexed_until: now() }).onConflictDoNothing()
    return
  }
  await db.transaction(async (tx) => {
    await tx.delete(pageStates).where(isNotNull(pageStates.public_from))
    await tx.delete(draftMode)
    await markAllChanged(tx)
  })
}

async function publishEverything({ db, now }: DraftModeOptions): Promise<void> {
  const lastModified = await storedLastModified({ db, now })
  for (const content_type of sectionOwnerTypes) {
    for (let after = 0; ; ) {
      const owners = await db
        .selectDistinct({ object_id: sections.object_id })
        .from(sections)
        .where(and(eq(sections.content_type, content_type), gt(sections.object_id, after)))
        .orderBy(asc(sections.object_id))
        .limit(BATCH_SIZE)
      await db.transaction(async (tx) => {
        for (const { object_id } of owners)
          await publishFirst(tx, {
            content_type,
            object_id,
            public_from: lastModified.get(`${content_type}:${object_id}`) ?? now(),
            saved_at: now(),
          })
      })
      if (owners.length < BATCH_SIZE) break
      after = owners.at(-1)?.object_id ?? after
    }
  }
}

async function publishFirst(
  tx: Tx,
  { content_type, object_id, ...instants }: SectionOwner & { public_from: Date; saved_at: Date },
): Promise<void> {
  await lockPage(tx, { object_id })
  if ((await listPublications(tx, { content_type, object_id })).length > 0) return
  const state = await readPageSnapshot(tx, { content_type, object_id })
  const packed = pack(state)
  await tx.insert(pageStates).values(
    locales.map((language) => ({
      content_type,
      object_id,
      language,
      state: packed,
      begun_at: instants.saved_at,
      saved_by: null,
      ...snapshotFacts(state),
      ...instants,
    })),
  )
}
