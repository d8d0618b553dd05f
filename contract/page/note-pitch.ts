/** Steps of a page's note in the sign on its head above the middle line: up to two up or down. */
export function notePitch({ id }: { id: number }): number {
  return (id % 5) - 2
}
