import { heroes, teasers } from '#content/stage/table.ts'
import { getBlogEntry, listBlogEntries, listBlogHomeEntries } from '#contract/blog-entries.ts'
import { getCourse, listCourses } from '#contract/courses.ts'
import { getCalendar, getEventDate, getEventFilterOptions, listEventDates } from '#contract/event-dates.ts'
import {
  getVenue,
  listAgeGroups,
  listCategories,
  listColors,
  listFaq,
  listHeroes,
  listInstrumentGroups,
  listLocations,
  listParentGroups,
  listTeasers,
  listTypes,
  listVenues,
} from '#contract/lookups.ts'
import { getEmployee, getInstructor, getSoloist, listEmployees, listInstructors, listSoloists } from '#contract/people.ts'
import * as blog from '#server/services/blog-entries.ts'
import * as courses from '#server/services/courses.ts'
import * as dates from '#server/services/event-dates.ts'
import { getFilterOptions } from '#server/services/event-filter.ts'
import * as lookups from '#server/services/lookups.ts'
import * as people from '#server/services/people.ts'
import { type Api, implement, type Registry } from './implement.ts'
import { toPaged } from './paged.ts'

/** The content calls of spec §7. */
export function contentApi(api: Api, registry: Registry, { origin }: { origin: string }): void {
  const on = implement(api, registry)

  on(listEventDates, async (deps, { query }, c) => toPaged(c, origin, await dates.listEventDates(deps, query)))
  on(getEventDate, (deps, { params }) => dates.getEventDate(deps, params.id))
  on(getEventFilterOptions, (deps, { query }) => getFilterOptions(deps, query))
  on(getCalendar, (deps, { query }) => dates.getCalendar(deps, query))

  on(listCourses, (deps, { query }) => courses.listCourses(deps, query))
  on(getCourse, (deps, { params }) => courses.getCourse(deps, params.id))

  on(listBlogEntries, async (deps, { query }, c) => toPaged(c, origin, await blog.listBlogEntries(deps, query)))
  on(listBlogHomeEntries, (deps) => blog.listBlogHomeEntries(deps))
  on(getBlogEntry, (deps, { params }) => blog.getBlogEntry(deps, params.id))

  on(listInstructors, (deps) => people.listPeople(deps, 'instructor'))
  on(getInstructor, (deps, { params }) => people.getPerson(deps, { type: 'instructor', id: params.id }))
  on(listSoloists, (deps) => people.listPeople(deps, 'soloist'))
  on(getSoloist, (deps, { params }) => people.getPerson(deps, { type: 'soloist', id: params.id }))
  on(listEmployees, (deps) => people.listPeople(deps, 'employee'))
  on(getEmployee, (deps, { params }) => people.getPerson(deps, { type: 'employee', id: params.id }))

  on(listVenues, (deps) => lookups.listVenues(deps))
  on(getVenue, (deps, { params }) => lookups.getVenue(deps, params.id))
  on(listTypes, (deps) => lookups.listNames(deps, 'types'))
  on(listAgeGroups, (deps) => lookups.listNames(deps, 'ageGroups'))
  on(listParentGroups, (deps) => lookups.listNames(deps, 'parentGroups'))
  on(listCategories, (deps) => lookups.listNames(deps, 'categories'))
  on(listLocations, (deps) => lookups.listLocations(deps))
  on(listInstrumentGroups, (deps) => lookups.listInstrumentGroups(deps))
  on(listColors, (deps) => lookups.listColors(deps))
  on(listFaq, (deps) => lookups.listFaq(deps))
  on(listHeroes, (deps, { query }) => lookups.listStage(deps, { table: heroes, variant: query.variant }))
  on(listTeasers, (deps, { query }) => lookups.listStage(deps, { table: teasers, variant: query.variant }))
}
