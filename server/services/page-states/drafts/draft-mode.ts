import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { locales } from '#config'
import { sectionOwnerTypes } from '#model/types.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { draftMode, pageStates } from '#server/db/schema/page-states.ts'
import { sections } from '#server/db/schema/sections.ts'
import { env } from '#server/env.ts'
import { markAllChanged } from '#server/search/triggers.ts'
import { storedLastModified } from '../../sections/last-modified.ts'
import type { SectionOwner } from '../../sections/owner.ts'
import { readPageSnapshot } from '../page-snapshot.ts'
import { insertPublications, listPublications } from '../publications.ts'
import { lockPage } from '../save-version.ts'

type DraftModeOptions = { db: Db; now: () => Date }
const BATCH_SIZE = 50

/**
 * When drafts for all pages were just switched on, publishes everything as it is; when off, makes the tables public
 * again and deletes planned publications.
 */
export async function applyDraftMode(starting: DraftModeOptions): Promise<void> {
  const { db, now } = starting
  const [mode] = await db.select().from(draftMode)
  const everyone = env.versioning
  if (mode?.everyone === everyone) return
  if (everyone) await publishEverything(starting)
  await db.transaction(async (tx) => {
    if (mode?.everyone && !everyone) {
      await tx.delete(pageStates).where(isNotNull(pageStates.public_from))
      await markAllChanged(tx)
    }
    await tx
      .insert(draftMode)
      .values({ id: 1, since: now(), indexed_until: now(), everyone })
      .onConflictDoUpdate({ target: draftMode.id, set: { since: now(), everyone } })
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
            publicFrom: lastModified.get(`${content_type}:${object_id}`) ?? now(),
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
  { publicFrom, saved_at, ...owner }: SectionOwner & { publicFrom: Date; saved_at: Date },
): Promise<void> {
  await lockPage(tx, owner)
  if ((await listPublications(tx, owner)).length > 0) return
  await insertPublications(tx, owner, {
    state: await readPageSnapshot(tx, owner),
    languages: locales,
    publicFrom: () => publicFrom,
    saved_at,
    saved_by: null,
  })
}
