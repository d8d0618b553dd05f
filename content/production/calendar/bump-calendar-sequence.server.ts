import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/connect.ts'
import { isSame } from '#server/services/resources/bump-sequence.ts'
import { eventDates, productionPeople, programmeItems } from '../table.ts'

type FieldValues = Record<string, unknown>

/**
 * Changed performers or programme update every coming date in subscribed calendars. `before` is the stored production,
 * with `people` and `programme` if they were sent.
 */
export async function bumpCalendarSequence(
  tx: Tx,
  { id, before, now }: { id: number; before: FieldValues; now: Date },
): Promise<void> {
  const people = tx
    .select()
    .from(productionPeople)
    .where(eq(productionPeople.production_id, id))
    .orderBy(asc(productionPeople.order))
  const programme = tx
    .select()
    .from(programmeItems)
    .where(eq(programmeItems.production_id, id))
    .orderBy(asc(programmeItems.order))
  const isOther =
    ('people' in before && !isSame(pickPerformers(before.people), pickPerformers(await people))) ||
    ('programme' in before && !isSame(pickWorks(before.programme), pickWorks(await programme)))
  if (!isOther) return
  await tx
    .update(eventDates)
    .set({ sequence: sql`${eventDates.sequence} + 1` })
    .where(and(eq(eventDates.production_id, id), gte(eventDates.date_end, now)))
}

function pickPerformers(rows: unknown) {
  return (rows as FieldValues[]).map(({ person_id, part, instrument }) => [person_id, part, instrument])
}

function pickWorks(rows: unknown) {
  return (rows as FieldValues[]).map(({ work_id }) => work_id)
}
