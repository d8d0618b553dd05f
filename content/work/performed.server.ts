import { type SQL, sql } from 'drizzle-orm'
import type { BoundParams } from '#server/db/prepared.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { productions, programmeItems } from '../production/table.ts'
import { composers, works } from './table.ts'

/** A work is public if it is on the programme of a visible concert; editors see all. */
export function whereWorkVisibleTo(params: BoundParams): SQL | undefined {
  return params.has('visitor') ? whereWorkPerformed(whereVisible('visitors', 'productions')) : undefined
}

/** The same for composers, by their works. */
export function whereComposerVisibleTo(params: BoundParams): SQL | undefined {
  return params.has('visitor') ? whereComposerPerformed(whereVisible('visitors', 'productions')) : undefined
}

export function whereWorkPerformed(visible: SQL | undefined): SQL {
  return sql`exists (select 1 from ${programmeItems} inner join ${productions} on ${productions.id} = ${programmeItems.production_id} where ${programmeItems.work_id} = ${works.id} and ${productions.last_end} is not null and ${visible ?? sql`true`})`
}

export function whereComposerPerformed(visible: SQL | undefined): SQL {
  return sql`exists (select 1 from ${works} where ${works.composer_id} = ${composers.id} and ${whereWorkPerformed(visible)})`
}
