type FieldValues = Record<string, unknown>

/**
 * Raises `sequence` when one of these fields changes, which tells calendars that a known date has moved. For the
 * `beforeSave` of whatever has the columns `sequenced()`: the one place that writes them.
 */
export function bumpSequenceOn(fields: readonly string[]) {
  return ({ sequence: _given, ...values }: FieldValues, before: FieldValues | null): FieldValues => {
    const isChanged =
      before !== null && fields.some((field) => field in values && !isSame(values[field], before[field]))
    return isChanged ? { ...values, sequence: Number(before.sequence) + 1 } : values
  }
}

/** Also of times and of texts in two languages. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
