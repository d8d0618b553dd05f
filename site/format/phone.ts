/** `tel:+49899998100` for a number as people write it; the `(0)` after a country code is dropped. */
export function phoneLink(number: string): string {
  const international = number.trim().startsWith('+') ? number.replace('(0)', '') : number
  return `tel:${international.replaceAll(/[^+\d]/g, '')}`
}
