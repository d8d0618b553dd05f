import { expect, test } from 'vitest'
import { renderHtml } from '#tests/support/render-html.tsx'
import type { EventDate } from '../../../endpoints.ts'
import { dateSchedules, takesPlace } from '../../../states.ts'
import { EventActions } from './EventDateHead.tsx'
import { OtherDates } from './OtherDates.tsx'

const now = '2026-11-20T12:00:00Z'
const work = { id: 1, interval: true, minutes: 20, note: '', fallback: [], work: null }

test.each(dateSchedules)('a concert that is %s offers calendar and programme only if it happens', async (schedule) => {
  const date = {
    id: 4,
    url: '/de/konzerte/k/4',
    date_end: '2026-12-03T20:00:00Z',
    schedule,
    event: { is_online: true, programs: [work] },
  }
  const html = await renderHtml(<EventActions date={date} now={now} tellsChanges />, date.url)
  for (const offer of ['In den Kalender', 'Kalender abonnieren', 'Programmblatt drucken'])
    expect(html.includes(offer)).toBe(takesPlace({ schedule }))
  expect(html).toContain('Bei Änderungen benachrichtigen')
})

test('other dates come before past ones, which are marked', async () => {
  const html = await renderHtml(
    <OtherDates
      date={{ event: { name: 'K' }, other_dates: [otherDate(1, '2026-11-08'), otherDate(2, '2026-12-20')] }}
      now={now}
    />,
    '/de/konzerte/k/4',
  )
  expect(
    [...html.matchAll(/href="\/de\/konzerte\/k\/(\d)"|>(vorbei)</g)].map(([, id, pastLabel]) => id ?? pastLabel),
  ).toEqual(['2', '1', 'vorbei'])
})

test('a past cancelled date is marked as both', async () => {
  const cancelled = { ...otherDate(1, '2026-11-08'), status: 'cancelled', schedule: 'cancelled' } as const
  const html = await renderHtml(
    <OtherDates date={{ event: { name: 'K' }, other_dates: [cancelled] }} now={now} />,
    '/de/konzerte/k/4',
  )
  expect(html).toMatch(/vorbei.*Entfällt/)
})

function otherDate(id: number, day: string): EventDate['other_dates'][number] {
  return {
    ...{
      id,
      url: `/de/konzerte/k/${id}`,
      date_start: `${day}T18:00:00Z`,
      date_end: `${day}T20:00:00Z`,
      status: 'scheduled',
      schedule: 'scheduled',
    },
    ...{
      tickets: 'available',
      status_note: '',
      moved_from: null,
      ticket_link: '',
      tickets_from: null,
      price_from: null,
      price_to: null,
    },
    venue: {
      id: 1,
      name: 'Kursaal',
      city: 'Marbruck',
      street: '',
      postcode: '',
      country: '',
      google_maps: '',
      url: null,
    },
  }
}
