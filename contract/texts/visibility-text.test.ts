import { expect, test } from 'vitest'
import { ALWAYS_VISIBLE, type VisibilitySettings } from '#model/visibility-settings.ts'
import { formatVisibility } from './visibility-text.ts'

const now = new Date('2027-01-15T12:00:00Z')
const concert = { id: 7, title: 'Aufbruch', start: '2027-02-01T18:30:00.000Z', end: '2027-02-01T20:30:00.000Z' }
const format = (
  showing: Partial<VisibilitySettings>,
  { until_date = null, locale = 'de' }: { until_date?: typeof concert | null; locale?: 'de' | 'en' } = {},
) => formatVisibility({ showing: { ...ALWAYS_VISIBLE, ...showing }, until_date }, { locale, now })

test('visibility is described in local time in both languages', () => {
  expect(formatVisibility({ showing: null }, { locale: 'de', now })).toBeNull()
  expect(format({ is_online: false })).toEqual({ state: 'offline', words: 'Verborgen' })
  expect(format({ shown_from: '2027-06-01T08:00:00.000Z' })).toEqual({
    state: 'waiting',
    words: 'Zu sehen ab 01.06.2027, 10:00 Uhr',
  })
  expect(format({ shown_until: '2027-02-01T09:00:00.000Z' })?.words).toBe('Zu sehen bis 01.02.2027, 10:00 Uhr')
  expect(format({ shown_until: '2027-01-01T09:00:00.000Z' })).toEqual({
    state: 'over',
    words: 'Nicht mehr zu sehen seit 01.01.2027, 10:00 Uhr',
  })
  expect(format({ until_date_id: 7 }, { until_date: concert, locale: 'en' })?.words).toBe(
    'Shown until “Aufbruch” is over (1 Feb 2027, 21:30)',
  )
})

test('the earlier of two ends is shown, and a deleted concert', () => {
  expect(format({ until_date_id: 7, shown_until: '2027-01-20T09:00:00.000Z' }, { until_date: concert })?.words).toBe(
    'Zu sehen bis 20.01.2027, 10:00 Uhr',
  )
  expect(format({ until_date_id: 7, shown_from: '2027-01-20T09:00:00.000Z' }, { until_date: concert })?.words).toBe(
    'Zu sehen ab 20.01.2027, 10:00 Uhr bis „Aufbruch“ vorbei ist (01.02.2027, 21:30 Uhr)',
  )
  expect(format({ until_date_id: 7 })).toEqual({
    state: 'over',
    words: 'Nicht mehr zu sehen: Das Konzert gibt es nicht mehr',
  })
})
