/** `Beethoven, Ludwig van` of `Ludwig van Beethoven`, as a proposal; empty where the last word is hardly a last name. */
export function sortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.pop() ?? ''
  if (words.length === 0) return last
  // `Johann Strauss (Sohn)`, `Hans Leo jun.`, `Ludwig II`, or what is sorted already.
  return /^\p{Ll}|[.)]$|^[IVX]+$/u.test(last) || name.includes(',') ? '' : `${last}, ${words.join(' ')}`
}
