import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connect.ts'
import { courseInstruments } from '../course/table.ts'
import { instruments } from '../instrument/table.ts'
import { productionPeople } from './table.ts'

/**
 * Soloists, and players of chamber music, whose instrument a course teaches. What a soloist plays is written by hand, so it is compared by its name: "Violine", and
 * "Violine und Leitung", are the instrument "Violine".
 */
export function soloistsByTaughtInstrument(db: DbOrTx, where: SQL | undefined) {
  const played = sql`${productionPeople.instrument}->>'de'`
  const taught = sql`${instruments.name}->>'de'`
  const isPlayed = sql`(${played} = ${taught} or ${played} like ${taught} || ' %')`
  return db
    .select({ one: sql`1` })
    .from(productionPeople)
    .innerJoin(instruments, isPlayed)
    .innerJoin(courseInstruments, eq(courseInstruments.instrument_id, instruments.id))
    .where(and(inArray(productionPeople.part, ['soloist', 'chamber']), where))
}
