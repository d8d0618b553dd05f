import { daysLater } from '#contract/local-time.ts'
import type { EventDateSeed } from '#server/seed/content/types.ts'
import { minutesLater, type Seeding } from '#server/seed/seeding.ts'
import type { TypeSeed } from '../define-seed.ts'
import { pricesOf } from './demo/prices.ts'
import { productions } from './demo/productions.ts'

export default {
  after: ['venue', 'work', 'person', 'lookup', 'color'],
  seed: async (seeding) => {
    for (const { key, slug, colorKey, typeKey, subscriptionKeys, programme, people, dates, ...production } of productions) {
      await seeding.create(
        'productions',
        { kind: 'event', key },
        {
          ...production,
          slug_de: slug.de,
          slug_en: slug.en,
          color_key: colorKey,
          type_id: seeding.idOf('event-types', typeKey),
          image_id: seeding.imageOf('event', key),
          subscriptions: subscriptionKeys.map((subscription) => seeding.idOf('subscriptions', subscription)),
          programme: programme.map((entry) => ({ work_id: 'workKey' in entry ? seeding.idOf('works', entry.workKey) : null })),
          people: people.map(({ personKey, ...part }) => ({ ...part, person_id: seeding.idOf('person', personKey) })),
          dates: dates.map((date) => ({ ...toDate(seeding, date), ...toPrices(pricesOf[typeKey]) })),
        },
      )
    }
  },
} satisfies TypeSeed

function toDate(seeding: Seeding, { minutes, venueKey, ticketLink, saleDaysBefore, status, tickets, statusNote, movedFrom, facts, ...when }: EventDateSeed) {
  const start = seeding.instant(when)
  return {
    venue_id: seeding.idOf('venue', venueKey),
    date_start: start.toISOString(),
    date_end: minutesLater(start, minutes),
    ticket_link: ticketLink ?? '',
    ...(saleDaysBefore ? { tickets_from: daysLater(start, -saleDaysBefore)?.toISOString() ?? null } : {}),
    ...facts,
    ...(status ? { status } : {}),
    ...(tickets ? { tickets } : {}),
    ...(statusNote ? { status_note: statusNote } : {}),
    ...(movedFrom ? { moved_from_start: seeding.instant(movedFrom).toISOString(), moved_from_venue_id: seeding.idOf('venue', movedFrom.venueKey) } : {}),
  }
}

function toPrices(euros: [from: number, to: number] | undefined) {
  return euros ? { price_from: euros[0] * 100, price_to: euros[1] * 100 } : {}
}
