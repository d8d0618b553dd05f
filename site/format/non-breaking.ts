/** Keeps the words of a name in a list of names on one line. */
export function nonBreaking(name: string): string {
  return name.replaceAll(' ', '\u00a0')
}
