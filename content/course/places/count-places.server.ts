import { and, count, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { courseRequests } from '../../course-request/table.ts'

export type PlacesOfCourse = { places_reserved: number; places_taken: number; places_waiting: number }

/** Requests of each course by what they hold: a promised lesson, a place, or a turn on the waiting list. */
export async function countPlaces(db: Db, courseIds: readonly number[]): Promise<ReadonlyMap<number, PlacesOfCourse>> {
  const { assigned_course_id, state } = courseRequests
  const rows = await db
    .select({ course: assigned_course_id, state, count: count() })
    .from(courseRequests)
    .where(and(inArray(assigned_course_id, [...courseIds]), inArray(state, ['answered', 'placed', 'waiting'])))
    .groupBy(assigned_course_id, state)
  const countOf = (id: number, wanted: string) =>
    rows.find((row) => row.course === id && row.state === wanted)?.count ?? 0
  return new Map(
    courseIds.map((id) => [
      id,
      {
        places_reserved: countOf(id, 'answered'),
        places_taken: countOf(id, 'placed'),
        places_waiting: countOf(id, 'waiting'),
      },
    ]),
  )
}

/** Free places of each course whose places are counted. */
export async function countFreePlaces(
  db: Db,
  courses: readonly { id: number; places: number | null }[],
): Promise<ReadonlyMap<number, number>> {
  const counted = courses.flatMap(({ id, places }) => (places === null ? [] : [{ id, places }]))
  if (counted.length === 0) return new Map()
  const used = await countPlaces(
    db,
    counted.map(({ id }) => id),
  )
  return new Map(
    counted.map(({ id, places }) => {
      const { places_reserved = 0, places_taken = 0 } = used.get(id) ?? {}
      return [id, places - places_reserved - places_taken]
    }),
  )
}
