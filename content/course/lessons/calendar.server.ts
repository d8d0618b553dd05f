import { and, eq } from 'drizzle-orm'
import type { Locale } from '#config'
import { requireFirst } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { addDays, startOfDay, toDay } from '#contract/time/local-time.ts'
import type { Localised } from '#server/db/columns.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import { type CalendarEvent, calendarUid, renderCalendar } from '#server/services/calendars/render-calendar.ts'
import type { Deps } from '#server/services/deps.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { asVisitor, whereVisible } from '#server/services/visibility/visibility.ts'
import { locations } from '../../location/table.ts'
import { parentGroups } from '../../lookup/table.ts'
import { courseDates, courses } from '../table.ts'
import { findClosedDaysDuring } from './closed.server.ts'
import { heldLessons } from './lessons.server.ts'

/** Past lessons stay this long in subscribed calendars. */
const RETENTION_DAYS = 365

const words = {
  de: { price: 'Kosten', register: 'Anmeldung', suspended: 'PAUSIERT' },
  en: { price: 'Fee', register: 'Registration', suspended: 'SUSPENDED' },
} satisfies Record<Locale, object>

/** Each lesson as an event of its own. The same for every viewer. */
export async function writeCourseCalendar(deps: Deps, { origin, id }: { origin: string; id: number }): Promise<string> {
  const visitor = asVisitor(deps)
  const { db, locale, now } = visitor
  const row = requireFirst(await selectCourse(visitor, id), `course ${id}`)
  const [dates, settings] = await Promise.all([selectDates(visitor, id), getSiteSettings(visitor)])
  const closures = await findClosedDaysDuring(
    db,
    dates.map(({ date }) => date),
  )
  const { course, group } = row
  const today = startOfDay(toDay(now()))
  // A suspended group has no past lessons: the plan does not say which were held.
  const sinceOf = (isSuspended: boolean) => (isSuspended ? today : startOfDay(addDays(toDay(now()), -RETENTION_DAYS)))
  const name = textInLocale(course.name, locale)
  const url = origin + screenUrls('course', course)[locale]
  const events = dates.flatMap(({ date, location }) => {
    const isSuspended = date.vacancies === 'suspended'
    return heldLessons(date, closures)
      .filter(({ end }) => end >= sinceOf(isSuspended))
      .map(
        ({ index, start, end }): CalendarEvent => ({
          uid: calendarUid('lesson', date.id, String(index)),
          sequence: date.sequence,
          changedAt: new Date(Math.max(...[course, group, location].map(({ updated_at }) => Number(updated_at)))),
          start,
          end,
          status: isSuspended ? 'CANCELLED' : 'CONFIRMED',
          summary: isSuspended ? `${words[locale].suspended} – ${name}` : name,
          location: [textInLocale(location.name, locale), location.address, location.city].filter(Boolean).join(', '),
          coordinates: null,
          categories: [textInLocale(group.name, locale)],
          url,
          description: describe({ ...course, rhythm: date.rhythm, url }, locale),
        }),
      )
  })
  return renderCalendar({ name: [settings.contact.name, name].filter(Boolean).join(' · '), locale, events })
}

function selectCourse(deps: Deps, id: number) {
  return deps.db
    .select({ course: contentColumns(courses), group: contentColumns(parentGroups) })
    .from(courses)
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(and(eq(courses.id, id), whereVisible(deps, 'courses')))
}

function selectDates({ db }: Deps, id: number) {
  return db
    .select({ date: contentColumns(courseDates), location: contentColumns(locations) })
    .from(courseDates)
    .innerJoin(locations, eq(locations.id, courseDates.location_id))
    .where(eq(courseDates.course_id, id))
    .orderBy(courseDates.date_start, courseDates.id)
}

type Texts = Pick<typeof courses.$inferSelect, 'subline' | 'price' | 'registration'> & {
  rhythm: Localised
  url: string
}

function describe({ rhythm, subline, price, registration, url }: Texts, locale: Locale): string {
  const withLabel = (name: string, text: string) => text && `${name}: ${text}`
  return [
    textInLocale(subline, locale),
    textInLocale(rhythm, locale),
    withLabel(words[locale].price, textInLocale(price, locale)),
    withLabel(words[locale].register, richTextToPlain(textInLocale(registration, locale))),
    url,
  ]
    .filter(Boolean)
    .join('\n\n')
}
