import { asc, eq } from 'drizzle-orm'
import type { Localised } from '#server/db/columns.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { textInLocale, toIdName } from '#server/services/texts/localise.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { courses } from '../course/table.ts'
import { instruments } from '../instrument/table.ts'
import { selectLocations } from '../location/service.ts'
import { instrumentGroups, parentGroups } from '../lookup/table.ts'
import type { RequestOptions } from './endpoints.ts'

type Subject = { value: string; name: Localised; group: Localised }
type Choices = { subjects: Subject[]; locations: Awaited<ReturnType<typeof selectLocations>> }

const selectOffered = prepared((db) =>
  db
    .select({ id: courses.id, name: courses.name, group: parentGroups.name })
    .from(courses)
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(whereVisible('visitors', 'courses'))
    .orderBy(asc(parentGroups.order), asc(courses.order), asc(courses.id)),
)

function selectPlayed({ db }: Deps) {
  return db
    .select({ id: instruments.id, name: instruments.name, group: instrumentGroups.name })
    .from(instruments)
    .innerJoin(instrumentGroups, eq(instrumentGroups.id, instruments.group_id))
    .orderBy(asc(instrumentGroups.order), asc(instrumentGroups.id), asc(instruments.order), asc(instruments.id))
}

/** Current choices: visible courses, all instruments, all locations. */
export async function loadCourseChoices(deps: Deps): Promise<Choices> {
  const { db } = deps
  const [offeredCourses, played, locations] = await Promise.all([
    selectOffered(db, { now: deps.now() }),
    selectPlayed(deps),
    selectLocations(db),
  ])
  const subjects = [
    ...offeredCourses.map(({ id, ...course }) => ({ value: `course-${id}`, ...course })),
    ...played.map(({ id, ...instrument }) => ({ value: `instrument-${id}`, ...instrument })),
  ]
  return { subjects, locations }
}

export async function getRequestOptions(deps: Deps, { confirms }: { confirms: boolean }): Promise<RequestOptions> {
  const { locale } = deps
  const [choices, { contact }] = await Promise.all([loadCourseChoices(deps), getSiteSettings(deps)])
  const groups = new Map<string, RequestOptions['subjects'][number]>()
  for (const { value, name, group } of choices.subjects) {
    const key = `${value.split('-')[0]} ${group.de}`
    const optionGroup = groups.get(key) ?? { ...formatValue(group, deps), options: [] }
    optionGroup.options.push({ value, ...formatValue(name, deps) })
    groups.set(key, optionGroup)
  }
  return {
    subjects: [...groups.values()],
    locations: choices.locations.map((location) => toIdName(location, locale)),
    confirms,
    contact: { email: contact.email, phone: contact.phone },
  }
}

function formatValue(text: Localised, { locale }: Pick<Deps, 'locale'>) {
  return { name: textInLocale(text, locale), ...(text[locale] === '' && text.de !== '' ? { lang: 'de' as const } : {}) }
}
