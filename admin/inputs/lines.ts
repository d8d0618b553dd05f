/** A list of texts as lines of one input; the last line may be empty while typing. */
export function splitLines(text: unknown): string[] {
  return typeof text === 'string' && text !== '' ? text.split('\n') : []
}

export function joinLines(lines: unknown): string {
  return Array.isArray(lines) ? lines.join('\n') : ''
}
