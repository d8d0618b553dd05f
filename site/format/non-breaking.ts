/** A name that stands in a row of names keeps its words on one line. */
export function nonBreaking(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
