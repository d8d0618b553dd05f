import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { courseInstruments } from '../../course/table.ts'
import { instruments } from '../../instrument/table.ts'
import { productionPeople } from '../table.ts'

/**
 * Soloists and chamber musicians whose instrument a course teaches. Instruments of soloists are free text and compared
 * by name: "Violine" and "Violine und Leitung" both match the instrument "Violine".
 */
export function soloistsByTaughtInstrument(db: Db, condition: SQL | undefined) {
  const played = sql`${productionPeople.instrument}->>'de'`
  const instrumentName = sql`${instruments.name}->>'de'`
  const isPlayed = sql`(${played} = ${instrumentName} or ${played} like ${instrumentName} || ' %')`
  return db
    .select({ one: sql`1` })
    .from(productionPeople)
    .innerJoin(instruments, isPlayed)
    .innerJoin(courseInstruments, eq(courseInstruments.instrument_id, instruments.id))
    .where(and(inArray(productionPeople.part, ['soloist', 'chamber']), condition))
}
