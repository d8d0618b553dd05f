/** All spaces, which also group digits. */
const SPACES = /[\s\u2009\u202f]/g

/**
 * Parses `1038`, `12,5`, `1.038,00`, `1,038.00`, `1 038`. Else null; `ambiguous` for one comma or point before three
 * digits, which differs between German and English.
 */
export function readNumber(text: string): number | 'ambiguous' | null {
  const normalised = text.trim().replaceAll(SPACES, ' ').replace('−', '-').replaceAll('’', "'")
  if (/^-?\d+$/.test(normalised)) return Number(normalised)
  if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(normalised)) return 'ambiguous'
  const decimal = /^(-?[\d .,']*\d)[.,](\d*)$/.exec(normalised)
  for (const [whole = '', fraction = ''] of [[normalised], ...(decimal ? [[decimal[1], decimal[2]]] : [])]) {
    const sign = normalised[whole.length] ?? ''
    // The grouping sign cannot be the decimal sign too.
    const isGrouped = /^-?[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*$/.exec(whole)
    if (/^-?\d+$/.test(whole) || (isGrouped && isGrouped[1] !== sign))
      return Number(`${whole.replaceAll(/[ '.,]/g, '')}.${fraction || 0}`)
  }
  return null
}
