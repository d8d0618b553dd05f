import { expect, test } from 'vitest'
import { locales } from '#config'
import { pageUrl } from '#contract/urls.ts'
import { eventCalendarPath } from '../type.ts'
import { calendarPath } from './calendar-path.ts'

test('the list links to the calendar that is answered', () => {
  for (const locale of locales) expect(calendarPath[locale]).toBe(pageUrl(locale, eventCalendarPath[locale]))
})
