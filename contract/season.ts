/** A season is named after its two years, `2026-27`; when it runs stands in `content/event/season-range.server.ts`. */
export function seasonFrom(year: number): string {
  return `${String(year).padStart(4, '0')}-${String((year + 1) % 100).padStart(2, '0')}`
}

export function isSeason(text: string): boolean {
  return /^\d{4}-\d\d$/.test(text) && seasonFrom(Number(text.slice(0, 4))) === text
}
