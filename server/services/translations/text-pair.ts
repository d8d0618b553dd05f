import { desc, eq } from 'drizzle-orm'
import type { TextPair } from '#contract/admin/translations.ts'
import { AppError, fieldError } from '#contract/errors.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { migrateData } from '#modules/shape-migrations.ts'
import type { Localised } from '#server/db/columns.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { requireSectionWriter } from '../accounts/areas.ts'
import type { Deps } from '../deps.ts'
import { unpack } from '../page-states/pack.ts'
import { savedStates } from '../page-states/published-snapshots.ts'
import { MAX_VERSIONS } from '../page-states/save-version.ts'
import { hashGerman, type TranslatedText } from '../sections/data.ts'
import type { SectionOwner } from '../sections/owner.ts'

export async function getModuleText(deps: Deps, { id, field }: { id: number; field: string }): Promise<TextPair> {
  const [row] = await deps.db
    .select({ module: modules, content_type: sections.content_type, object_id: sections.object_id })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
    .where(eq(modules.id, id))
  const schema = row && moduleSchemas.get(row.module.kind)
  if (!schema) throw new AppError('not_found', { message: `module ${id}` })
  requireSectionWriter(deps, row.content_type)
  if (!schema.localised.includes(field)) throw unknownField(field)
  const { de = '', en = '', of } = (migrateData(schema, row.module.data)[field] ?? {}) as Partial<TranslatedText>
  return {
    german: de,
    english: en,
    earlier: en !== '' && of !== undefined ? await findGerman(deps, row, { id, field, hash: of }) : null,
    format: schema.tables.includes(field) ? 'table' : schema.richText.includes(field) ? 'rich' : 'lines',
    version: row.module.version,
  }
}

/** The German text with this hash in the versions of the page. */
async function findGerman(
  { db }: Deps,
  { content_type, object_id }: SectionOwner,
  { id, field, hash }: { id: number; field: string; hash: string },
): Promise<string | null> {
  const versions = await db
    .select({ state: pageStates.state })
    .from(pageStates)
    .where(savedStates({ content_type, object_id }))
    .orderBy(desc(pageStates.id))
    .limit(MAX_VERSIONS)
  for (const { state } of versions) {
    const text = unpack(state).modules.find((module) => module.id === id)?.data[field] as Partial<Localised> | undefined
    if (text?.de && hashGerman(text.de) === hash) return text.de
  }
  return null
}

export function unknownField(field: string): AppError {
  return fieldError('field', 'unknown_field', `no text ${field}`)
}
