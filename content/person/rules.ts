import { sql } from 'drizzle-orm'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { instruments } from '../instrument/table.ts'
import { personInstruments } from './table.ts'

export default {
  people: {
    relatedMatches: (matchIn) => [
      sql`select ${personInstruments.person_id} from ${personInstruments} where ${whereIdIn(personInstruments.instrument_id, matchIn(instruments))}`,
    ],
  },
} satisfies RulesByResource
