import { moduleKinds } from '#modules/kinds.ts'
import { write } from '#server/services/deps.ts'
import { requireKindSchema, toBilingualData } from '#server/services/sections/data.ts'
import { insertModule } from '#server/services/sections/modules.ts'
import type { SectionOwner } from '#server/services/sections/owner.ts'
import { createSection } from '#server/services/sections/sections.ts'
import type { SectionSeed } from './content/page-types.ts'
import type { RecordSections } from './define-seed.ts'
import type { SeedContext } from './seeding.ts'

type ModuleValues = { kind: string; anchor?: string; children?: readonly ModuleValues[]; [field: string]: unknown }

/** Last, so that all link targets exist. */
export async function seedSections(seeding: SeedContext, recordSections: readonly RecordSections[]): Promise<void> {
  for (const { content_type, kind, key, sections } of recordSections) {
    for (const section of sections)
      await seedSection(seeding, { owner: { content_type, object_id: seeding.idOf(kind, key) }, section })
  }
}

async function seedSection(
  seeding: SeedContext,
  { owner, section }: { owner: SectionOwner; section: SectionSeed },
): Promise<void> {
  const { id } = await createSection(seeding.deps, { ...owner, slug: section.slug ?? '', layout: section.layout })
  for (const [column, modules] of section.columns.entries()) {
    for (const [order, module] of modules.entries()) await seedModule(seeding, { parent: id, column, order, module })
  }
}

async function seedModule(
  seeding: SeedContext,
  { parent, column, order, module }: { parent: number; column: number; order: number; module: ModuleValues },
): Promise<void> {
  const { kind, anchor = '', children = [], ...fields } = module
  const schema = requireKindSchema(kind)
  const data = toBilingualData(schema, await resolve(seeding, kind, await seeding.withLinks(fields)))
  const id = await write(seeding.deps, (tx) =>
    insertModule({ ...seeding.deps, tx }, { schema, place: { parent, column, order, anchor }, data }),
  )
  for (const [index, item] of children.entries())
    await seedModule(seeding, { parent: id, column: 0, order: index, module: item })
}

/** Replaces keys of pictures, files and records by ids; omitted fields take the kind's default. */
async function resolve(
  seeding: SeedContext,
  kind: string,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const resolved: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields))
    if (value !== null) resolved[field] = await resolveField(seeding, findType(kind, field), value)
  return resolved
}

function findType(kind: string, field: string): string | undefined {
  return moduleKinds.get(kind)?.fields[field]?.type
}

async function resolveField(seeding: SeedContext, type: string | undefined, value: unknown): Promise<unknown> {
  if (type === 'image') return seeding.imageNamed(String(value))
  if (type === 'link') return seeding.link(String(value))
  return type === 'file' ? seeding.fileNamed(String(value)) : value
}
