/** A record with these fields only, so that others are not shipped to browsers. */
export function pick<T extends object, const K extends keyof T>(record: T, ...fields: K[]): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>
}
