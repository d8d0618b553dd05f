import type { Locale } from '#config'

/** As it is written in a form of this language: `23,50`, `23.50`. */
export function euroText(cents: number, locale: Locale): string {
  return (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.')
}

/** The cents that somebody means, with comma or point; null for nothing, `undefined` for what is no price. */
export function centsIn(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s€]/g, '')
  if (plain === '') return null
  // Signs between groups of three are understood where the cents say which of the two is the decimal one.
  const grouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(plain)
  const [, euros, cents = ''] = (grouped ? /^(.+)[.,](\d+)$/ : /^(\d+)(?:[.,](\d{0,2}))?$/).exec(plain) ?? []
  return euros === undefined ? undefined : Number(euros.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
