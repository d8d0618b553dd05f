import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { AppError } from '#contract/errors.ts'
import type { ThreeWay } from '#contract/texts/three-way-merge.ts'
import { toPlainText } from '../../format/plain-text.ts'
import type { RecordFields } from '../state/document.ts'
import { loadMergeClash } from './merge-module.ts'
import type { SendContext, SendOutcome } from './outcome.ts'
import type { WriteOf } from './write.ts'

const ATTEMPTS = 3

/** Sends changed fields of a record, merged with what others changed; where that is the same words, a person decides. */
export async function saveRecord(
  { call, base }: SendContext,
  { resource, id, fields: typedFields, before }: WriteOf<'save_record'>,
): Promise<SendOutcome> {
  const addresses = resourceAddresses(resource)
  for (let attempt = 1; ; attempt++) {
    const stored = (await call<ResourceEndpoints['get']>(addresses.get, { params: { id } })) as StoredRecord
    const theirs = Object.fromEntries(Object.keys(typedFields).map((name) => [name, readField(stored, name)]))
    const fields = await mergeFields({ base: before, mine: typedFields, theirs })
    if (!fields) return { type: 'record_conflict', clash: { resource, id, mine: typedFields, theirs } }
    const names = Object.keys(fields).filter((name) => !isEqual(theirs[name], fields[name]))
    if (names.length === 0) return { type: 'done', base }
    try {
      const body = { ...toBody(fields, names), version: stored.version }
      await call<ResourceEndpoints['update']>(addresses.update, { params: { id }, body })
      return { type: 'done', base }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict') || attempt === ATTEMPTS) throw error
    }
  }
}

/** Null where someone must decide. */
async function mergeFields({ base, mine, theirs }: ThreeWay<RecordFields>): Promise<RecordFields | null> {
  const isClash = (name: string) => !isEqual(theirs[name], mine[name]) && !isEqual(theirs[name], base[name])
  const names = Object.keys(mine).filter(isClash)
  const mergeClash = names.length > 0 ? await loadMergeClash() : null
  const texts = names.map((name) => {
    const sides = { base: toPlain(base[name]), mine: toPlain(mine[name]), theirs: toPlain(theirs[name]) }
    return [name, typeof mine[name] === 'string' ? (mergeClash?.(sides) ?? null) : null] as const
  })
  const merged = texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]))
  return merged.length < names.length ? null : { ...mine, ...Object.fromEntries(merged) }
}

type StoredRecord = { version?: number; [field: string]: unknown }

/** A field by its name in `RecordFields`. */
export function readField(record: Readonly<Record<string, unknown>>, name: string): string | boolean {
  const [field = '', language] = name.split('.')
  const value = language ? (record[field] as Record<string, unknown> | null)?.[language] : record[field]
  return typeof value === 'boolean' ? value : String(value ?? '')
}

function isEqual(a: unknown, b: unknown): boolean {
  return toPlain(a) === toPlain(b)
}

/** Texts of the page have hyphens and blanks that the site has set. */
function toPlain(value: unknown): unknown {
  return typeof value === 'string' ? toPlainText(value) : value
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
