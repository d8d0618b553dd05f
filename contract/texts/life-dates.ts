/** `1833–1897`, `*1947`, or empty if the years are unknown. */
export function formatLifeDates({ born, died }: { born: number | null; died: number | null }): string {
  if (born === null) return ''
  return died === null ? `*${born}` : `${born}–${died}`
}
