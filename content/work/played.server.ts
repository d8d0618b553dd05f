import { type SQL, sql } from 'drizzle-orm'
import { whereShown } from '#server/services/visibility.ts'
import type { AddressReader } from '../define-address.ts'
import { productions, programmeItems } from '../event/table.ts'
import { composers, works } from './table.ts'

/** A work is told of when a concert that this viewer sees has it on its programme; editors see every one. */
export function whereWorkPlayed(reader: AddressReader): SQL | undefined {
  return reader.viewer ? undefined : isWorkPlayed(whereShown(reader, 'productions'))
}

/** The same of a composer by their works. */
export function whereComposerPlayed(reader: AddressReader): SQL | undefined {
  return reader.viewer ? undefined : isComposerPlayed(whereShown(reader, 'productions'))
}

export function isWorkPlayed(shown: SQL | undefined): SQL {
  return sql`exists (select 1 from ${programmeItems} inner join ${productions} on ${productions.id} = ${programmeItems.production_id} where ${programmeItems.work_id} = ${works.id} and ${productions.last_end} is not null and ${shown ?? sql`true`})`
}

export function isComposerPlayed(shown: SQL | undefined): SQL {
  return sql`exists (select 1 from ${works} where ${works.composer_id} = ${composers.id} and ${isWorkPlayed(shown)})`
}
