const signs: Readonly<Record<number, string>> = { 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 12: '1' }

/** The columns of a layout as `fr` tracks. */
export function fractions(spans: readonly number[]): string {
  return spans.map((span) => signs[span] ?? `${span}/12`).join(' + ')
}
