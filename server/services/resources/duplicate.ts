import { bodies } from '#contract/admin/bodies.ts'
import { AppError } from '#contract/errors.ts'
import type { Localised } from '#server/db/columns.ts'
import { type Deps, inTransaction } from '../deps.ts'
import { copySections } from '../sections/copy.ts'
import type { ResourceDefinition } from './definition.ts'
import { createRecord, getRecord } from './engine.ts'

const copyable = ['productions', 'courses', 'news', 'pages']
const suffix = { de: ' (Kopie)', en: ' (copy)' }

export function isCopyable({ name }: ResourceDefinition): boolean {
  return copyable.includes(name)
}

/** A copy with its sections, offline, under a new slug. */
export async function duplicateRecord(deps: Deps, definition: ResourceDefinition, id: number): Promise<Record<string, unknown>> {
  const content_type = definition.sections
  if (!content_type || !isCopyable(definition)) throw new AppError('method_not_allowed', { message: `${definition.name} cannot be duplicated` })
  return inTransaction(deps, async (inner) => {
    const original = await getRecord(inner, definition, id)
    const copy = await createRecord(inner, definition, bodyOfCopy(definition, original))
    await copySections(inner, { from: { content_type, object_id: id }, to: { content_type, object_id: Number(copy.id) } })
    return copy
  })
}

function bodyOfCopy({ name }: ResourceDefinition, original: Record<string, unknown>): Record<string, unknown> {
  const titled = name === 'news' || name === 'pages' ? 'title' : 'name'
  const title = original[titled] as Localised
  const renamed = { de: title.de && title.de + suffix.de, en: title.en && title.en + suffix.en }
  const fixed = name === 'pages' && original.content_type !== 'link' ? { content_type: 'page', in_menu: false, in_footer: false, in_secondary: false } : {}
  return bodies[name].parse(withoutIdentity({ ...original, [titled]: renamed, slug_de: '', slug_en: '', is_online: false, external_id: null, ...fixed }))
}

/** Owned rows of the copy are new ones. */
function withoutIdentity(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map((row) => (typeof row === 'object' && row !== null ? { ...row, id: undefined, external_id: null } : row)) : value,
  ])
  return Object.fromEntries(entries)
}
