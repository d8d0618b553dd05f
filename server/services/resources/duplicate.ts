import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { AppError } from '#contract/errors.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { findContentType } from '#model/types.ts'
import type { Localised } from '#server/db/columns.ts'
import { type Deps, write } from '../deps.ts'
import { readPageSnapshot } from '../page-states/page-snapshot.ts'
import { putSnapshot } from '../page-states/restore-version.ts'
import type { CopyOptions, ResourceDefinition } from './definition.ts'
import { createRecord, getRecord } from './engine.ts'

const prefix = { de: 'Kopie von ', en: 'Copy of ' }

export function isCopyable({ name }: ResourceDefinition): boolean {
  return findContentType(name)?.startsOffline === true
}

type FieldValues = Record<string, unknown>
type DuplicateRecordOptions = { id: number } & CopyOptions

/** Copies a record with its sections, offline, under a new slug, with the requested dates. */
export async function duplicateRecord(
  deps: Deps,
  definition: ResourceDefinition,
  { id, ...options }: DuplicateRecordOptions,
): Promise<FieldValues> {
  const content_type = sectionOwnerTypeFor(definition.name)
  if (!content_type || !isCopyable(definition))
    throw new AppError('method_not_allowed', { message: `${definition.name} cannot be duplicated` })
  return write(deps, async (inner) => {
    const original = await getRecord(inner, definition, id)
    const body = bodyOfCopy(definition, { original, options, now: deps.now() })
    const copy = await createRecord(inner, definition, (await definition.beforeCopy?.(inner, body)) ?? body)
    const { sections, modules } = await readPageSnapshot(inner.db, { content_type, object_id: id })
    if (sections.length === 0) return copy
    // As they stand, under new ids and slugs.
    const copies = sections.map((section) => ({ ...section, slug: '', parent_id: null }))
    const page = { content_type, object_id: Number(copy.id) }
    await putSnapshot(inner, page, { state: { sections: copies, modules } })
    return copy
  })
}

function bodyOfCopy(
  { name, copy }: ResourceDefinition,
  { original, options, now }: { original: FieldValues; options: CopyOptions; now: Date },
): FieldValues {
  const { title: [titled = ''] = [], visibility } = findContentType(name) ?? {}
  const title = original[titled] as Localised
  const renamed = options.dates ? title : { de: title.de && prefix.de + title.de, en: title.en && prefix.en + title.en }
  const shared = { ...original, [titled]: renamed, slug_de: '', slug_en: '', is_online: false, external_id: null }
  // A copied article is published on another day.
  const fresh = visibility?.from ? { [visibility.from]: now.toISOString() } : {}
  return resourceBodies[name].parse(withoutIdentity({ ...shared, ...fresh, ...copy?.(original, options) }))
}

function withoutIdentity(record: FieldValues): FieldValues {
  const entries = Object.entries(record).map(([field, value]) => [
    field,
    Array.isArray(value)
      ? value.map((row) =>
          typeof row === 'object' && row !== null ? { ...row, id: undefined, external_id: null } : row,
        )
      : value,
  ])
  return Object.fromEntries(entries)
}
