import { and, eq } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { addDays, dayOf, startOfDay } from '#contract/local-time.ts'
import { textOfRichText } from '#contract/plain-text.ts'
import { urlsOf } from '#contract/urls.ts'
import { contentOf } from '#server/db/columns-of.ts'
import { type CalendarEvent, uidOf, writeCalendar } from '#server/services/calendars/write-calendar.ts'
import type { Deps } from '#server/services/deps.ts'
import { inLanguage } from '#server/services/localise.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import { locations } from '../location/table.ts'
import { parentGroups } from '../lookup/table.ts'
import { closedWhile } from './closed.server.ts'
import { heldLessonsOf } from './lessons.server.ts'
import { courseDates, courses } from './table.ts'

/** A lesson stays so long after it was over: whoever has it in a calendar finds it there again. */
const KEPT_DAYS = 365

const words = {
  de: { price: 'Kosten', register: 'Anmeldung', suspended: 'PAUSIERT' },
  en: { price: 'Fee', register: 'Registration', suspended: 'SUSPENDED' },
} satisfies Record<Locale, object>

/** Every lesson of a course that is held as an event of its own, the same for everyone. */
export async function writeCourseCalendar(deps: Deps, { origin, id }: { origin: string; id: number }): Promise<string> {
  const visitor = asVisitor(deps)
  const { db, locale, now } = visitor
  const [found] = await selectCourse(visitor, id)
  if (!found) throw new AppError('not_found', { message: `course ${id}` })
  const [dates, settings] = await Promise.all([selectDates(visitor, id), getSiteSettings(visitor)])
  const closed = await closedWhile(
    db,
    dates.map(({ date }) => date),
  )
  const { course, group } = found
  const today = startOfDay(dayOf(now()))
  // What a suspended group held before is not known from what was planned, so it is left out.
  const sinceOf = (isSuspended: boolean) => (isSuspended ? today : startOfDay(addDays(dayOf(now()), -KEPT_DAYS)))
  const name = inLanguage(course.name, locale)
  const url = origin + urlsOf('course', course)[locale]
  const events = dates.flatMap(({ date, location }) => {
    const isSuspended = date.vacancies === 'suspended'
    return heldLessonsOf(date, closed)
      .filter(({ end }) => end >= sinceOf(isSuspended))
      .map(
        ({ place, start, end }): CalendarEvent => ({
          uid: uidOf('lesson', date.id, String(place)),
          sequence: date.sequence,
          changedAt: new Date(Math.max(...[course, group, location].map(({ updated_at }) => Number(updated_at)))),
          start,
          end,
          status: isSuspended ? 'CANCELLED' : 'CONFIRMED',
          summary: isSuspended ? `${words[locale].suspended} – ${name}` : name,
          location: [inLanguage(location.name, locale), location.address, location.city].filter(Boolean).join(', '),
          coordinates: null,
          categories: [inLanguage(group.name, locale)],
          url,
          description: describe({ rhythm: inLanguage(date.rhythm, locale), ...textsOf(course, locale), url }, locale),
        }),
      )
  })
  return writeCalendar({ name: [settings.contact.name, name].filter(Boolean).join(' · '), locale, events })
}

function selectCourse(deps: Deps, id: number) {
  return deps.db
    .select({ course: contentOf(courses), group: contentOf(parentGroups) })
    .from(courses)
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(and(eq(courses.id, id), whereShown(deps, 'courses')))
}

function selectDates({ db }: Deps, id: number) {
  return db
    .select({ date: contentOf(courseDates), location: contentOf(locations) })
    .from(courseDates)
    .innerJoin(locations, eq(locations.id, courseDates.location_id))
    .where(eq(courseDates.course_id, id))
    .orderBy(courseDates.date_start, courseDates.id)
}

function textsOf(course: Pick<typeof courses.$inferSelect, 'subline' | 'price' | 'registration'>, locale: Locale) {
  return {
    subline: inLanguage(course.subline, locale),
    price: inLanguage(course.price, locale),
    registration: textOfRichText(inLanguage(course.registration, locale)),
  }
}

type Texts = Record<'rhythm' | 'subline' | 'price' | 'registration' | 'url', string>

function describe({ rhythm, subline, price, registration, url }: Texts, locale: Locale): string {
  const named = (name: string, text: string) => text && `${name}: ${text}`
  return [subline, rhythm, named(words[locale].price, price), named(words[locale].register, registration), url]
    .filter(Boolean)
    .join('\n\n')
}
