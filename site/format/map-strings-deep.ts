/**
 * Maps every text in a value, at any depth. The value is not mutated; unchanged parts are reused, and copies are frozen
 * like API responses.
 */
export function mapStringsDeep<T>(value: T, write: (text: string) => string): T {
  return mapped(value, write) as T
}

function mapped(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value)
  if (typeof value !== 'object' || value === null) return value
  let copy: Record<string, unknown> | unknown[] | undefined
  for (const [key, inner] of Object.entries(value)) {
    const mappedValue = mapped(inner, write)
    if (mappedValue === inner) continue
    copy ??= Array.isArray(value) ? [...value] : { ...value }
    ;(copy as Record<string, unknown>)[key] = mappedValue
  }
  return copy ? Object.freeze(copy) : value
}
