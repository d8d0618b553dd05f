/**
 * The codes of poster addresses: what can be said on the telephone and typed from a wall. Without l, which looks like I,
 * without letters that sound alike at the start of a word (c, v, z, p), and without what makes rude words.
 */
const lettersInPairs =
  'babebibobu dadedidodu fafe gagegigogu hahehi jajejo kekoku mamemimomu nanenonu rareriroru sasesisosu tatetotu wawewiwo'
const syllables: readonly string[] = lettersInPairs.match(/[a-z]{2}/g) ?? []
const BASE = syllables.length
const SHORT = 3
const LONG = 4
const shortCodes = BASE ** SHORT
/** Spreads neighbours: who mistypes the code of a concert does not land at the next one. No multiple of the base, which is prime. */
const factors = { [SHORT]: 92_009, [LONG]: 4_876_507 } as const

/** Each number from 1 on has a code of its own, for ever: changing this changes what hangs in the streets. */
export function encodePosterCode(id: number): string {
  const length = id < shortCodes ? SHORT : LONG
  const place = length === SHORT ? id : id - shortCodes
  let rest = (place * factors[length]) % BASE ** length
  let code = ''
  for (let at = 0; at < length; at++) {
    code += syllables[rest % BASE]
    rest = Math.floor(rest / BASE)
  }
  return code
}

/** The address of the number's record, as it is printed; empty for a record without one. */
export function posterPath(id: number | null): string {
  return id === null ? '' : `/k/${encodePosterCode(id)}`
}

/** The number of a code, however it was typed; null where it is none. */
export function decodePosterCode(typed: string): number | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('0', 'o').replaceAll(/[1l]/g, 'i')
  const length = code.length / 2
  if (length !== SHORT && length !== LONG) return null
  const digits = Array.from({ length }, (_, at) => syllables.indexOf(code.slice(at * 2, at * 2 + 2)))
  if (digits.includes(-1)) return null
  const spread = digits.reduceRight((sum, digit) => sum * BASE + digit, 0)
  const modulus = BASE ** length
  const place = Number((BigInt(spread) * inverse(BigInt(factors[length]), BigInt(modulus))) % BigInt(modulus))
  const id = length === SHORT ? place : place + shortCodes
  return id >= 1 && id <= 2_147_483_647 ? id : null
}

/** What undoes a multiplication by `factor`, by Euclid. */
function inverse(factor: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [factor % modulus, modulus, 1n, 0n]
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
  return ((x % modulus) + modulus) % modulus
}
