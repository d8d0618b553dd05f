import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { AppError } from '#contract/errors.ts'
import type { RecordFields } from '../state/document.ts'
import type { SendContext, SendOutcome } from './outcome.ts'
import type { WriteOf } from './write.ts'

const ATTEMPTS = 3

/** Sends changed fields of a record; when someone else has changed one of them since, a person decides. */
export async function saveRecord(
  { call, base }: SendContext,
  { resource, id, fields, before }: WriteOf<'save_record'>,
): Promise<SendOutcome> {
  const addresses = resourceAddresses(resource)
  for (let attempt = 1; ; attempt++) {
    const stored = (await call<ResourceEndpoints['get']>(addresses.get, { params: { id } })) as StoredRecord
    const theirs = Object.fromEntries(Object.keys(fields).map((name) => [name, readField(stored, name)]))
    const names = Object.keys(fields).filter((name) => !isEqual(theirs[name], fields[name]))
    if (names.length === 0) return { type: 'done', base }
    if (names.some((name) => !isEqual(theirs[name], before[name])))
      return { type: 'record_conflict', clash: { resource, id, mine: fields, theirs } }
    try {
      const body = { ...toBody(fields, names), version: stored.version }
      await call<ResourceEndpoints['update']>(addresses.update, { params: { id }, body })
      return { type: 'done', base }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict') || attempt === ATTEMPTS) throw error
    }
  }
}

type StoredRecord = { version?: number; [field: string]: unknown }

/** A field by its name in `RecordFields`. */
export function readField(record: Readonly<Record<string, unknown>>, name: string): string | boolean {
  const [field = '', language] = name.split('.')
  const value = language ? (record[field] as Record<string, unknown> | null)?.[language] : record[field]
  return typeof value === 'boolean' ? value : String(value ?? '')
}

/** Texts of the page carry soft hyphens that the site has set. */
function isEqual(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\u00ad', '') : value)
  return plain(a) === plain(b)
}

/** The request body; a localised text with its changed language only. */
function toBody(fields: RecordFields, names: readonly string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const name of names) {
    const [field = '', language] = name.split('.')
    body[field] = language ? { ...(body[field] as object | undefined), [language]: fields[name] } : fields[name]
  }
  return body
}
