/** The same value with every text in it, however deep, as `write` writes it; the value itself stays as it is. */
export function mapTexts<T>(value: T, write: (text: string) => string): T {
  return mapped(value, write) as T
}

function mapped(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, write)]))
}
