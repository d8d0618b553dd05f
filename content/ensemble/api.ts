import { and, asc, eq } from 'drizzle-orm'
import { requireFirst } from '#contract/errors.ts'
import { screenUrls } from '#contract/links/urls.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { inIdsParam, prepared, toIdList, whereParam } from '#server/db/prepared.ts'
import { contentColumns } from '#server/db/table-columns.ts'
import type { Deps } from '#server/services/deps.ts'
import { groupBy } from '#server/services/rows/group-by.ts'
import { toPublicFields } from '#server/services/rows/public-fields.ts'
import { toIdName } from '#server/services/texts/localise.ts'
import { asVisitor, isVisible, visitorParams, whereVisible } from '#server/services/visibility/visibility.ts'
import { courses } from '../course/table.ts'
import { loadImagesOf } from '../image/service.ts'
import { instructorColumns, toInstructorLink } from '../person/instructor-link.server.ts'
import { people } from '../person/table.ts'
import * as endpoints from './endpoints.ts'
import declaration from './fields.ts'
import { ensembleCourses, ensembles, ensembleTeachers } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.listEnsembles, (deps) => loadEnsembles(deps))
  on(endpoints.getEnsemble, async (deps, { params: { id } }) =>
    requireFirst(await loadEnsembles(deps, id), `ensemble ${id}`),
  )
}

export default api

async function loadEnsembles(deps: Deps, id?: number): Promise<endpoints.Ensemble[]> {
  const { db, locale } = deps
  const rows = await selectEnsembles(db, { ...visitorParams(deps), id })
  const ids = toIdList(rows.map((row) => row.id))
  const [teachers, courseRows, images] = await Promise.all([
    selectTeachers(db, { ids }),
    selectCourses(db, { ...visitorParams(deps), ids }),
    loadImagesOf(deps, rows),
  ])
  const teachersOf = groupBy(teachers, (row) => row.ensemble_id)
  const coursesOf = groupBy(courseRows, (row) => row.ensemble_id)
  return rows.map((row) => ({
    id: row.id,
    url: screenUrls('ensemble', row)[locale],
    slug: { de: row.slug_de, en: row.slug_en },
    ...toPublicFields(declaration.fields, row, locale),
    teachers: (teachersOf.get(row.id) ?? []).map((person) => toInstructorLink(deps, person)),
    courses: (coursesOf.get(row.id) ?? []).map((course) => ({
      ...toIdName(course, locale),
      url: screenUrls('course', course)[locale],
    })),
    ...images.get(row.image_id),
    is_online: isVisible(asVisitor(deps), 'ensembles', row),
  }))
}

const selectEnsembles = prepared((db, params) =>
  db
    .select(contentColumns(ensembles))
    .from(ensembles)
    .where(and(whereParam(params, 'id', ensembles.id), whereVisible(params, 'ensembles')))
    .orderBy(asc(ensembles.order), asc(ensembles.id)),
)

// `ids` is a `toIdList`.

const selectTeachers = prepared((db) =>
  db
    .select({ ensemble_id: ensembleTeachers.ensemble_id, ...instructorColumns })
    .from(ensembleTeachers)
    .innerJoin(people, eq(people.id, ensembleTeachers.person_id))
    .where(inIdsParam(ensembleTeachers.ensemble_id, 'ids'))
    .orderBy(asc(people.last_name)),
)

const selectCourses = prepared((db, params) =>
  db
    .select({
      ensemble_id: ensembleCourses.ensemble_id,
      id: courses.id,
      name: courses.name,
      slug_de: courses.slug_de,
      slug_en: courses.slug_en,
    })
    .from(ensembleCourses)
    .innerJoin(courses, eq(courses.id, ensembleCourses.course_id))
    .where(and(inIdsParam(ensembleCourses.ensemble_id, 'ids'), whereVisible(params, 'courses')))
    .orderBy(asc(courses.order), asc(courses.id)),
)
