import { addDays, addWallDays, toDay } from '#contract/time/local-time.ts'
import type { Text } from '#server/seed/content/types.ts'
import type { TypeSeed } from '#server/seed/define-seed.ts'
import { minutesLater, type SeedContext } from '#server/seed/seeding.ts'
import { eventPictures } from './demo/pictures.ts'
import { productions } from './demo/productions.ts'
import type { EventDateSeed } from './demo/types.ts'

const DOORS_MINUTES = 60
const INTERVAL_MINUTES = 20

export default {
  after: ['venue', 'work', 'person', 'lookup', 'color', 'price-list'],
  pictures: eventPictures,
  seed: async (seeding) => {
    for (const {
      key,
      slug,
      colorKey,
      typeKey,
      subscriptionKeys,
      programme,
      people,
      introduction,
      announcedAfterDays,
      dates,
      ...production
    } of productions) {
      await seeding.create(
        'productions',
        { kind: 'event', key },
        {
          ...production,
          announced_month:
            announcedAfterDays === undefined ? '' : addDays(toDay(seeding.deps.now()), announcedAfterDays).slice(0, 7),
          slug_de: slug.de,
          slug_en: slug.en,
          color_key: colorKey,
          type_id: seeding.idOf('event-types', typeKey),
          image_id: seeding.imageOf('event', key),
          subscriptions: subscriptionKeys.map((subscription) => seeding.idOf('subscriptions', subscription)),
          programme: programme.map((entry) =>
            'workKey' in entry
              ? { work_id: seeding.idOf('works', entry.workKey), ...toNote(entry.note) }
              : { work_id: null, minutes: INTERVAL_MINUTES },
          ),
          people: people.map(({ personKey, workKey, ...part }) => ({
            ...part,
            person_id: seeding.idOf('person', personKey),
            ...(workKey ? { work_id: seeding.idOf('works', workKey) } : {}),
          })),
          dates: dates.map((date) => ({
            ...toDate(seeding, date),
            price_list_id: seeding.idOf('price-lists', typeKey),
            doors_minutes: DOORS_MINUTES,
            introduction_minutes: introduction?.minutes ?? null,
            introduction_place: introduction?.place ?? { de: '', en: '' },
          })),
        },
      )
    }
  },
} satisfies TypeSeed

function toDate(
  seeding: SeedContext,
  {
    minutes,
    venueKey,
    ticketLink,
    saleDaysBefore,
    status,
    tickets,
    statusNote,
    movedFrom,
    facts,
    ...relativeTime
  }: EventDateSeed,
) {
  const start = seeding.instant(relativeTime)
  return {
    venue_id: seeding.idOf('venue', venueKey),
    date_start: start.toISOString(),
    date_end: minutesLater(start, minutes),
    ticket_link: ticketLink ?? '',
    ...(saleDaysBefore ? { tickets_from: addWallDays(start, -saleDaysBefore)?.toISOString() ?? null } : {}),
    ...facts,
    ...(status ? { status } : {}),
    ...(tickets ? { tickets } : {}),
    ...(statusNote ? { status_note: statusNote } : {}),
    ...(movedFrom
      ? {
          moved_from_start: seeding.instant(movedFrom).toISOString(),
          moved_from_venue_id: seeding.idOf('venue', movedFrom.venueKey),
        }
      : {}),
  }
}

function toNote(note: Text | undefined) {
  return note ? { note } : {}
}
