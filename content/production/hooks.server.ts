import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { TypeHooks } from '#server/services/type-hooks.ts'
import { eventDates, productions } from './table.ts'

export default {
  async findDates(db, selection) {
    const dates = db
      .select({ id: eventDates.id, start: eventDates.date_start, end: eventDates.date_end, name: productions.name })
      .from(eventDates)
      .innerJoin(productions, eq(productions.id, eventDates.production_id))
      .orderBy(asc(eventDates.date_start), asc(eventDates.id))
    return 'ids' in selection
      ? dates.where(inArray(eventDates.id, [...selection.ids]))
      : dates.where(gt(eventDates.date_end, selection.endAfter)).limit(selection.limit)
  },
} satisfies Partial<TypeHooks>
