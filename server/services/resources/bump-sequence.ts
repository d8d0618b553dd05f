type FieldValues = Record<string, unknown>

/**
 * Raises `sequence`, so that calendars update a known date. For the `beforeSave` of tables with `sequenced()` columns;
 * nothing else writes them.
 */
export function bumpSequenceOn(fields: readonly string[]) {
  return ({ sequence: _given, ...values }: FieldValues, before: FieldValues | null): FieldValues => {
    const isChanged =
      before !== null && fields.some((field) => field in values && !isSame(values[field], before[field]))
    return isChanged ? { ...values, sequence: Number(before.sequence) + 1 } : values
  }
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
