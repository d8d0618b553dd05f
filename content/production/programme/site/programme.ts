import type { EventDate } from '../../endpoints.ts'

type Programme = EventDate['event']['programs']

export function uniqueComposers(programme: Programme): string[] {
  return [...new Set(programme.flatMap((item) => (item.work ? [item.work.composer.name] : [])))]
}

type Interval = { id: number; minutes: number | null; after: NonNullable<Programme[number]['work']> | null }

/** Each interval with the work before it. */
export function findIntervals(programme: Programme): Interval[] {
  return programme.flatMap(({ id, interval, minutes }, index) =>
    interval ? [{ id, minutes, after: programme[index - 1]?.work ?? null }] : [],
  )
}
