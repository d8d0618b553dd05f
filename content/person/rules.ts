import { ne, sql } from 'drizzle-orm'
import type { RulesByResource } from '#server/services/resources/definition.ts'
import { whereIdIn } from '#server/services/resources/listing/filters.ts'
import { instruments } from '../instrument/table.ts'
import { people, personInstruments } from './table.ts'

export default {
  people: {
    relatedMatches: (matchIn) => [
      sql`select ${personInstruments.person_id} from ${personInstruments} where ${whereIdIn(personInstruments.instrument_id, matchIn(instruments))}`,
    ],
    headings: {
      last_name: ['Familienname', 'Name', 'Surname'],
      email: ['E-Mail', 'Mail', 'Email'],
      phone: ['Tel', 'Telefonnummer'],
    },
    fromName: { isEnough: () => true, draft: draftPerson },
    otherNames: async (db) => {
      const rows = await db
        .select({ id: people.id, first: people.first_name, last: people.last_name })
        .from(people)
        .where(ne(people.first_name, ''))
      return new Map(rows.map(({ id, first, last }) => [id, [`${last}, ${first}`]]))
    },
  },
} satisfies RulesByResource

/** „Ada Vogt“ or „Vogt, Ada“; without a page, as long as nobody writes one. Groups go by their whole name. */
function draftPerson(text: string) {
  const [beforeComma = text, afterComma] = text.split(/,\s*/, 2)
  const words = text.split(/\s+/)
  const isGroup = GROUP.test(text)
  const [first_name, last_name] =
    afterComma !== undefined
      ? [afterComma, beforeComma]
      : isGroup
        ? ['', text]
        : [words.slice(0, -1).join(' '), words.at(-1) ?? text]
  return { first_name, last_name, is_group: isGroup, is_soloist: !isGroup, has_page: false }
}

const GROUP =
  /chor|choir|orchest|ensemble|quartett?|trio\b|quintett?|philharmoni|kantorei|consort|band\b|duo\b|singers/i
