import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { dayOf } from '#contract/local-time.ts'
import { urlsOf } from '#contract/urls.ts'
import { codesOf, posterCodes } from '#server/db/schema/posters.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/group-by.ts'
import { localise, named } from '#server/services/localise.ts'
import { posterPathOf } from '#server/services/posters/poster-code.ts'
import { isPublic, isReachable, whereShown } from '#server/services/visibility.ts'
import type { NamedClosedDays } from '../closure/service.ts'
import { loadColors } from '../color/service.ts'
import { soloistsTaught } from '../event/played-instruments.server.ts'
import { eventDates, productionPeople } from '../event/table.ts'
import { loadImages } from '../image/service.ts'
import { instruments } from '../instrument/table.ts'
import { locations } from '../location/table.ts'
import { ageGroups, parentGroups } from '../lookup/table.ts'
import { people } from '../person/table.ts'
import { titleOf } from '../title.ts'
import { agesNote } from './ages-words.server.ts'
import { closedWhile } from './closed.server.ts'
import type { Course, CourseFilter } from './endpoints.ts'
import { type Plan, planOf } from './lessons.server.ts'
import { courseAgeGroups, courseDates, courseInstructors, courseInstruments, courses } from './table.ts'
import { vacanciesAt, vacanciesNote } from './vacancy-words.server.ts'

type CoursesWanted = CourseFilter & { instructor?: number | undefined; concert?: number | undefined }

/** The courses that fit every given filter; several instruments are alternatives. */
export async function listCourses(deps: Deps, filter: CoursesWanted): Promise<Course[]> {
  return loadCourses(deps, and(whereShown(deps, 'courses'), ...conditionsOf(deps, filter)))
}

export async function getCourse(deps: Deps, id: number): Promise<Course> {
  const [course] = await loadCourses(deps, and(whereShown(deps, 'courses'), eq(courses.id, id)))
  if (!course) throw new AppError('not_found', { message: `course ${id}` })
  return course
}

function conditionsOf(
  { db }: Deps,
  { parent_group, age_group, dates__location, instruments: wanted, instructor, concert }: CoursesWanted,
): (SQL | undefined)[] {
  const one = db.select({ one: sql`1` })
  const ofConcert = db
    .select({ id: eventDates.production_id })
    .from(eventDates)
    .where(eq(eventDates.id, concert ?? 0))
  return [
    parent_group ? eq(courses.parent_group_id, parent_group) : undefined,
    age_group
      ? exists(one.from(courseAgeGroups).where(and(eq(courseAgeGroups.course_id, courses.id), eq(courseAgeGroups.age_group_id, age_group))))
      : undefined,
    dates__location ? exists(one.from(courseDates).where(and(eq(courseDates.course_id, courses.id), eq(courseDates.location_id, dates__location)))) : undefined,
    wanted
      ? exists(one.from(courseInstruments).where(and(eq(courseInstruments.course_id, courses.id), inArray(courseInstruments.instrument_id, wanted))))
      : undefined,
    instructor
      ? exists(one.from(courseInstructors).where(and(eq(courseInstructors.course_id, courses.id), eq(courseInstructors.person_id, instructor))))
      : undefined,
    concert ? exists(soloistsTaught(db, and(inArray(productionPeople.production_id, ofConcert), eq(courseInstruments.course_id, courses.id)))) : undefined,
  ]
}

async function loadCourses(deps: Deps, where: SQL | undefined): Promise<Course[]> {
  const { db, locale } = deps
  const now = deps.now()
  const rows = await db
    .select({ course: courses, group: parentGroups, code_id: posterCodes.id })
    .from(courses)
    .leftJoin(posterCodes, codesOf('courses', courses.id))
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(where)
    .orderBy(asc(parentGroups.order), asc(courses.order), asc(courses.id))
  const ids = rows.map((row) => row.course.id)
  if (ids.length === 0) return []
  const [dates, ages, played, teachers, colorOf, images] = await Promise.all([
    db
      .select({ date: courseDates, location: locations })
      .from(courseDates)
      .innerJoin(locations, eq(locations.id, courseDates.location_id))
      .where(inArray(courseDates.course_id, ids))
      .orderBy(asc(courseDates.date_start)),
    db
      .select({ course_id: courseAgeGroups.course_id, group: ageGroups })
      .from(courseAgeGroups)
      .innerJoin(ageGroups, eq(ageGroups.id, courseAgeGroups.age_group_id))
      .where(inArray(courseAgeGroups.course_id, ids))
      .orderBy(asc(ageGroups.order)),
    db
      .select({ course_id: courseInstruments.course_id, instrument: instruments })
      .from(courseInstruments)
      .innerJoin(instruments, eq(instruments.id, courseInstruments.instrument_id))
      .where(inArray(courseInstruments.course_id, ids))
      .orderBy(asc(instruments.order)),
    db
      .select({ course_id: courseInstructors.course_id, person: people })
      .from(courseInstructors)
      .innerJoin(people, eq(people.id, courseInstructors.person_id))
      .where(inArray(courseInstructors.course_id, ids))
      .orderBy(asc(people.last_name)),
    loadColors(db),
    loadImages(
      db,
      rows.map((row) => row.course.image_id),
      locale,
    ),
  ])
  const closed = await closedWhile(
    db,
    dates.map(({ date }) => date),
  )
  const planned = dates.map((row) => {
    const plan = planOf(row.date, closed)
    return { ...row, plan, group: { vacancies: row.date.vacancies, first: plan.first.start } }
  })
  const datesOf = groupBy(planned, (row) => row.date.course_id)
  const agesOf = groupBy(ages, (row) => row.course_id)
  const playedIn = groupBy(played, (row) => row.course_id)
  const teachersOf = groupBy(teachers, (row) => row.course_id)
  return rows.map(({ course, group, code_id }) => ({
    id: course.id,
    url: urlsOf('course', course)[locale],
    poster: posterPathOf(code_id),
    slug: { de: course.slug_de, en: course.slug_en },
    ...localise(course, ['name', 'subline', 'description', 'registration', 'price'], locale),
    is_online: isPublic(deps, 'courses', course),
    color_key: course.color_key,
    color: colorOf(course.color_key),
    ...images.get(course.image_id),
    parent_group: named(group, locale),
    ...agesOfCourse(
      (agesOf.get(course.id) ?? []).map((row) => named(row.group, locale)),
      locale,
    ),
    instruments: (playedIn.get(course.id) ?? []).map((row) => named(row.instrument, locale)),
    instructors: (teachersOf.get(course.id) ?? []).map(({ person }) => ({
      id: person.id,
      name: titleOf('people', person, locale),
      url: person.is_instructor && isReachable(deps, 'people', person) ? urlsOf('person', person, { type: 'instructor' })[locale] : null,
    })),
    vacancies_note: vacanciesNote(
      (datesOf.get(course.id) ?? []).map((row) => row.group),
      { locale, now },
    ),
    closed: comingClosed(datesOf.get(course.id) ?? [], deps),
    dates: (datesOf.get(course.id) ?? []).map(({ date, location, plan, group }) => ({
      id: date.id,
      date_start: plan.first.start.toISOString(),
      date_end: plan.first.end.toISOString(),
      ...localise(date, ['rhythm'], locale),
      repeat_weeks: date.repeat_weeks,
      repeat_until: date.repeat_until,
      left_out: plan.left_out.map(({ day }) => day),
      vacancies: vacanciesAt(group, now),
      vacancies_note: vacanciesNote([group], { locale, now }),
      location: { ...named(location, locale), address: location.address, city: location.city },
    })),
  }))
}

function agesOfCourse(groups: Course['age_groups'], locale: Locale): Pick<Course, 'age_groups' | 'ages_note'> {
  // Names that fall back to German say their ages in German.
  const language = groups.find(({ lang }) => lang !== undefined)?.lang ?? locale
  return {
    age_groups: groups,
    ages_note: agesNote(
      groups.map(({ name }) => name),
      language,
    ),
  }
}

/** What takes a lesson from any of the groups and is not over, in the order of the days. */
function comingClosed(groups: readonly { plan: Plan<NamedClosedDays> }[], { locale, now }: Deps): Course['closed'] {
  const today = dayOf(now())
  const felt = new Set(groups.flatMap(({ plan }) => plan.left_out.map(({ closed }) => closed)))
  return [...felt]
    .filter(({ last_day }) => last_day >= today)
    .sort((a, b) => (a.first_day < b.first_day ? -1 : 1))
    .map(({ id, first_day, last_day, name }) => ({ id, first_day, last_day, ...localise({ name }, ['name'], locale) }))
}
