/**
 * Pronounceable on the telephone. Without l, which looks like I, letters that sound alike at the start of a word (c, v,
 * z, p), and pairs that form rude words.
 */
const lettersInPairs =
  'babebibobu dadedidodu fafe gagegigogu hahehi jajejo kekoku mamemimomu nanenonu rareriroru sasesisosu tatetotu wawewiwo'
const syllables: readonly string[] = lettersInPairs.match(/[a-z]{2}/g) ?? []
const BASE = syllables.length
const SHORT = 3
const LONG = 4
const shortCodes = BASE ** SHORT
/**
 * Spreads neighbouring ids, so that a mistyped code is no other concert. Not a multiple of the base, which is prime.
 */
const factors = { [SHORT]: 92_009, [LONG]: 4_876_507 } as const

/** Permanent: changing this breaks printed codes. */
export function encodePosterCode(id: number): string {
  const length = id < shortCodes ? SHORT : LONG
  const offset = length === SHORT ? id : id - shortCodes
  let remainder = (offset * factors[length]) % BASE ** length
  let code = ''
  for (let digit = 0; digit < length; digit++) {
    code += syllables[remainder % BASE]
    remainder = Math.floor(remainder / BASE)
  }
  return code
}

/** The printed path of a record; empty without an id. */
export function posterPath(id: number | null): string {
  return id === null ? '' : `/k/${encodePosterCode(id)}`
}

/** Accepts any spelling a visitor may type; null if invalid. */
export function decodePosterCode(input: string): number | null {
  const code = input.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('0', 'o').replaceAll(/[1l]/g, 'i')
  const length = code.length / 2
  if (length !== SHORT && length !== LONG) return null
  const digits = Array.from({ length }, (_, index) => syllables.indexOf(code.slice(index * 2, index * 2 + 2)))
  if (digits.includes(-1)) return null
  const scrambled = digits.reduceRight((sum, digit) => sum * BASE + digit, 0)
  const modulus = BASE ** length
  const offset = Number((BigInt(scrambled) * inverse(BigInt(factors[length]), BigInt(modulus))) % BigInt(modulus))
  const id = length === SHORT ? offset : offset + shortCodes
  return id >= 1 && id <= 2_147_483_647 ? id : null
}

/** The modular inverse of `factor` (extended Euclid). */
function inverse(factor: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [factor % modulus, modulus, 1n, 0n]
  while (b !== 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
  return ((x % modulus) + modulus) % modulus
}
