/** The words of every complaint in a form's tree of errors. */
export function wordsOf(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string') return [errors.message]
  return Object.entries(errors).flatMap(([name, below]) => (name === 'ref' ? [] : wordsOf(below)))
}
