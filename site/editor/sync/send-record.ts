import * as editorAddresses from '#contract/addresses/editor.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { AppError } from '#contract/errors.ts'
import type { getPagePublication, savePageTexts } from '#contract/page/publications.ts'
import type { ThreeWay } from '#contract/texts/three-way-merge.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { toPlainText } from '../../format/plain-text.ts'
import { type RecordFields, toRecordBody } from '../state/document.ts'
import { loadMergeClash } from './merge-module.ts'
import type { SendContext, SendOutcome, WriteOf } from './write.ts'

const ATTEMPTS = 3

type SectionOwner = SendContext['owner']
type RecordId = { resource: ResourceName; id: number }

/** Sends changed fields of a record, merged with what others changed; where that is the same words, a person decides. */
export async function saveRecord(context: SendContext, write: WriteOf<'save_record'>): Promise<SendOutcome> {
  const { resource, id, fields: typedFields, before } = write
  for (let attempt = 1; ; attempt++) {
    const stored = await readStored(context, write)
    const theirs = Object.fromEntries(Object.keys(typedFields).map((name) => [name, stored.read(name)]))
    const fields = await mergeFields({ base: before, mine: typedFields, theirs })
    if (!fields) return { type: 'record_conflict', clash: { resource, id, mine: typedFields, theirs } }
    const names = Object.keys(fields).filter((name) => !isEqual(theirs[name], fields[name]))
    if (names.length === 0) return { type: 'done', base: context.base }
    try {
      await stored.save(names.map((name) => ({ name, text: fields[name], before: theirs[name] })))
      return { type: 'done', base: context.base }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict') || attempt === ATTEMPTS) throw error
    }
  }
}

type Change = { name: string; text: RecordFields[string] | undefined; before: RecordFields[string] | undefined }
type Stored = {
  read: (name: string) => string | boolean
  /** Throws `conflict` when others have saved since it was read. */
  save: (changes: readonly Change[]) => Promise<unknown>
}

/** The record, or texts of the page, which may wait to be published. */
async function readStored(
  { call, owner, locale }: SendContext,
  { resource, id, fields }: WriteOf<'save_record'>,
): Promise<Stored> {
  const addresses = resourceAddresses(resource)
  const { texts } = await call<typeof getPagePublication>(editorAddresses.getPagePublication, {
    params: { locale },
    query: owner,
  })
  const nameOf = (name: string) => textName(owner, { resource, id }, name)
  if (Object.keys(fields).every((name) => nameOf(name) in texts))
    return {
      read: (name) => texts[nameOf(name)] ?? '',
      save: (changes) =>
        call<typeof savePageTexts>(editorAddresses.savePageTexts, {
          params: { locale },
          body: {
            ...owner,
            texts: changes.map(({ name, text, before }) => ({
              name: nameOf(name),
              text: `${text}`,
              before: `${before}`,
            })),
          },
        }),
    }
  const record = (await call<ResourceEndpoints['get']>(addresses.get, { params: { id } })) as StoredRecord
  return {
    read: (name) => readField(record, name),
    save: (changes) =>
      call<ResourceEndpoints['update']>(addresses.update, {
        params: { id },
        body: { ...toRecordBody(changes.map(({ name, text }) => [name, text])), version: record.version },
      }),
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

/** The name that a record's field has among the texts of the page. */
export function textName({ content_type, object_id }: SectionOwner, { resource, id }: RecordId, field: string): string {
  const isPage = resource === resourceForSectionOwner(content_type) && id === object_id
  return isPage ? field : `${resource}/${id}/${field}`
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
  return typeof value === 'string' ? toPlainText(value) : (value ?? '')
}
