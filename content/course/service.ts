import { type Locale, timeZone } from '#config'
import { requireFirst } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import { languageTag } from '#contract/locale.ts'
import { toDay } from '#contract/time/local-time.ts'
import { toIdList } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { posterPath } from '#server/services/posters/poster-code.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { localiseFields, toIdName } from '#server/services/texts/localise.ts'
import { asVisitor, isVisible, visitorParams } from '#server/services/visibility/visibility.ts'
import type { NamedClosedDays } from '../closed-day/service.ts'
import { loadColors } from '../color/service.ts'
import { loadImagesOf } from '../image/service.ts'
import { toInstructorLink } from '../person/instructor-link.server.ts'
import type { Course, CourseFilter } from './endpoints.ts'
import declaration from './fields.ts'
import { findClosedDaysDuring } from './lessons/closed.server.ts'
import { type LessonPlan, planLessons } from './lessons/lessons.server.ts'
import { countFreePlaces } from './places/count-places.server.ts'
import {
  type CourseCriteria,
  selectAges,
  selectCourseInstruments,
  selectCourses,
  selectGroups,
  selectTeachers,
} from './queries.server.ts'
import { bestVacancy, countedVacancies, type Vacancies } from './states.ts'

type Filter = CourseFilter & {
  instructor?: number | undefined
  concert?: number | undefined
  ids?: number[] | undefined
}

/** The courses that match every given filter; several instruments are alternatives. */
export async function listCourses(
  deps: Deps,
  { dates__location: location, instruments, ids, ...filter }: Filter,
): Promise<Course[]> {
  return loadCourses(deps, {
    ...filter,
    location,
    instruments: instruments && toIdList(instruments),
    ids: ids && toIdList(ids),
  })
}

export async function getCourse(deps: Deps, id: number): Promise<Course> {
  return requireFirst(await loadCourses(deps, { id }), `course ${id}`)
}

async function loadCourses(deps: Deps, criteria: CourseCriteria): Promise<Course[]> {
  const { db, locale } = deps
  const now = deps.now()
  const rows = await selectCourses(db, { ...visitorParams(deps), ...criteria })
  if (rows.length === 0) return []
  const ids = toIdList(rows.map(({ id }) => id))
  const [dates, ages, played, teachers, colorOf, images, freePlaces] = await Promise.all([
    selectGroups(db, { ids }),
    selectAges(db, { ids }),
    selectCourseInstruments(db, { ids }),
    selectTeachers(db, { ids }),
    loadColors(db),
    loadImagesOf(deps, rows),
    countFreePlaces(db, rows),
  ])
  const closures = await findClosedDaysDuring(db, dates)
  const plannedDates = dates.map((date) => {
    const plan = planLessons(date, closures)
    const vacancies = countedVacancies(date.vacancies, freePlaces.get(date.course_id) ?? null)
    return { date, plan, group: { vacancies, first: plan.first.start } }
  })
  const datesOf = groupBy(plannedDates, ({ date }) => date.course_id)
  const agesOf = groupBy(ages, (row) => row.course_id)
  const playedIn = groupBy(played, (row) => row.course_id)
  const teachersOf = groupBy(teachers, (row) => row.course_id)
  return rows.map((course) => ({
    id: course.id,
    url: screenUrls('course', course)[locale],
    poster: posterPath(course.code_id),
    slug: { de: course.slug_de, en: course.slug_en },
    ...toPublicFields(declaration.fields, course, locale),
    is_online: isVisible(asVisitor(deps), 'courses', course),
    color: colorOf(course.color_key),
    ...images.get(course.image_id),
    parent_group: toIdName(course.group, locale),
    ...toAges(
      (agesOf.get(course.id) ?? []).map((row) => toIdName(row, locale)),
      locale,
    ),
    instruments: (playedIn.get(course.id) ?? []).map((row) => toIdName(row, locale)),
    instructors: (teachersOf.get(course.id) ?? []).map((person) => toInstructorLink(deps, person)),
    vacancies_note: formatVacancies(
      (datesOf.get(course.id) ?? []).map((row) => row.group),
      { locale, now },
    ),
    closed: getUpcomingClosures(datesOf.get(course.id) ?? [], deps),
    dates: (datesOf.get(course.id) ?? []).map(({ date, plan, group }) => ({
      id: date.id,
      date_start: plan.first.start.toISOString(),
      date_end: plan.first.end.toISOString(),
      ...localiseFields(date, ['rhythm'], locale),
      repeat_weeks: date.repeat_weeks,
      repeat_until: date.repeat_until,
      left_out: plan.left_out.map(({ day }) => day),
      vacancies: formatVacanciesAt(group, now),
      vacancies_note: formatVacancies([group], { locale, now }),
      location: { ...toIdName(date.location, locale), address: date.location.address, city: date.location.city },
    })),
  }))
}

function toAges(groups: Course['age_groups'], locale: Locale): Pick<Course, 'age_groups' | 'ages_note'> {
  // Names that fall back to German get German ages too.
  const language = groups.find(({ lang }) => lang !== undefined)?.lang ?? locale
  return {
    age_groups: groups,
    ages_note: formatAges(
      groups.map(({ name }) => name),
      language,
    ),
  }
}

/** Closed days that are not over and cancel a lesson of any group, in order. */
function getUpcomingClosures(
  groups: readonly { plan: LessonPlan<NamedClosedDays> }[],
  { locale, now }: Deps,
): Course['closed'] {
  const today = toDay(now())
  const affecting = new Set(groups.flatMap(({ plan }) => plan.left_out.map(({ closed }) => closed)))
  return [...affecting]
    .filter(({ last_day }) => last_day >= today)
    .sort((a, b) => (a.first_day < b.first_day ? -1 : 1))
    .map(({ id, first_day, last_day, name }) => ({
      id,
      first_day,
      last_day,
      ...localiseFields({ name }, ['name'], locale),
    }))
}

type Span = { from: number; to: number }

const ageWords: Record<Locale, { from: (age: number) => string; between: (from: number, to: number) => string }> = {
  de: { from: (age) => `ab ${age} Jahren`, between: (from, to) => `${from} bis ${to} Jahre` },
  en: { from: (age) => `from age ${age}`, between: (from, to) => `${from} to ${to} years` },
}

/** Short text of the age groups: adjacent ones are merged ("ab 6 Jahren"); names without ages stay as they are. */
export function formatAges(names: readonly string[], locale: Locale): string {
  const spans = names.map(findSpan)
  if (!spans.every((span) => span !== null)) return names.join(', ')
  return mergeSpans(spans)
    .map(({ from, to }) =>
      to === Number.POSITIVE_INFINITY ? ageWords[locale].from(from) : ageWords[locale].between(from, to),
    )
    .join(', ')
}

/** Parses "6 bis 10 Jahre", "6–10", "Ab 18 Jahren", "18 years and over". */
function findSpan(name: string): Span | null {
  const [, from, to] = /^(\d{1,2}) ?(?:bis|to|–|-) ?(\d{1,2})(?: Jahren?| years)?$/i.exec(name) ?? []
  if (from !== undefined && to !== undefined) return { from: Number(from), to: Number(to) }
  const [, german, english] =
    /^ab (\d{1,2})(?: Jahren?)?$|^(?:from )?(?:age )?(\d{1,2})(?: years and over|\+)?$/i.exec(name) ?? []
  const openAge = german ?? english
  return openAge === undefined ? null : { from: Number(openAge), to: Number.POSITIVE_INFINITY }
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const mergedSpans: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = mergedSpans.at(-1)
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to)
    else mergedSpans.push({ ...span })
  }
  return mergedSpans
}

type Group = { vacancies: Vacancies; first: Date }

const vacancyWords: Record<
  Locale,
  Record<Exclude<Vacancies, 'starting'>, string> & { starting: (day: string) => string }
> = {
  de: {
    unsaid: '',
    free: 'Plätze frei',
    few: 'Wenige Plätze frei',
    waiting_list: 'Voll – Warteliste',
    starting: (day) => `Beginnt am ${day}`,
    suspended: 'Pausiert zurzeit',
  },
  en: {
    unsaid: '',
    free: 'Places free',
    few: 'Few places left',
    waiting_list: 'Full – waiting list',
    starting: (day) => `Starts on ${day}`,
    suspended: 'Suspended for now',
  },
}

/** The current vacancies: none are shown for a group that has begun. */
function formatVacanciesAt({ vacancies, first }: Group, now: Date): Vacancies {
  return vacancies === 'starting' && first <= now ? 'unsaid' : vacancies
}

/**
 * Text for the places of a group, or for the best of several. Formatted on the server, so that cards do not ship the
 * words of every state.
 */
export function formatVacancies(groups: readonly Group[], { locale, now }: { locale: Locale; now: Date }): string {
  const state = bestVacancy(groups.map((group) => formatVacanciesAt(group, now)))
  if (state !== 'starting') return vacancyWords[locale][state]
  const starts = groups
    .filter((group) => formatVacanciesAt(group, now) === 'starting')
    .map(({ first }) => first.getTime())
  return vacancyWords[locale].starting(formatDay(new Date(Math.min(...starts)), { locale, now }))
}

/** The year is shown only if it is not the current one. */
function formatDay(day: Date, { locale, now }: { locale: Locale; now: Date }): string {
  const isThisYear = toDay(day).slice(0, 4) === toDay(now).slice(0, 4)
  return new Intl.DateTimeFormat(languageTag[locale], {
    timeZone,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(day)
}
