import { columnLayouts } from '#config'
import { resourceBodies } from '#contract/admin/resources/schemas.ts'
import { fieldError } from '#contract/errors.ts'
import type { NewPage, PagePattern } from '#contract/page/pages.ts'
import type { Localised } from '#server/db/columns.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import { type Deps, type TxDeps, write } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { createRecord } from '#server/services/resources/engine.ts'
import { requireKindSchema, toBilingualData } from '#server/services/sections/data.ts'
import { insertModule } from '#server/services/sections/modules.ts'
import { createSection } from '#server/services/sections/sections.ts'
import { fromSummary, type PatternModule, type PatternSection, patterns } from '../patterns/patterns.ts'

/** The patterns of a new page, in order, with the modules in the columns of their sections. */
export async function listPatterns(deps: Deps): Promise<PagePattern[]> {
  requireWriter(deps, 'pages')
  return [...patterns].map(([id, { name, about, sections }]) => ({
    id,
    name,
    about,
    sections: sections.map(getSketch),
  }))
}

function getSketch({ layout, columns }: PatternSection): PagePattern['sections'][number] {
  const spans = columnLayouts[layout]?.spans ?? [12]
  return { columns: spans.map((span, index) => ({ span, kinds: (columns[index] ?? []).map(({ kind }) => kind) })) }
}

/** Creates a page with the sections of a pattern, in one transaction; offline until it is written. */
export async function createFromPattern(
  deps: Deps,
  { pattern: name, summary, ...page }: NewPage,
): Promise<Record<string, unknown>> {
  requireWriter(deps, 'pages')
  const pattern = patterns.get(name)
  if (!pattern) throw fieldError('pattern', 'unknown_reference', `no pattern ${name}`)
  return write(deps, async (inner) => {
    const record = await createRecord(
      inner,
      requireResource('pages'),
      resourceBodies.pages.parse({ ...page, meta_description: summary, is_online: false }),
    )
    for (const section of pattern.sections) await writeSection(inner, { page: Number(record.id), section, summary })
    return record
  })
}

async function writeSection(
  deps: TxDeps,
  { page, section, summary }: { page: number; section: PatternSection; summary: Localised },
): Promise<void> {
  const { id } = await createSection(deps, { content_type: 'page', object_id: page, slug: '', layout: section.layout })
  for (const [column, modules] of section.columns.entries()) {
    const presentModules = modules.filter((module) => summary.de !== '' || !Object.values(module).includes(fromSummary))
    for (const [order, module] of presentModules.entries()) {
      const schema = requireKindSchema(module.kind)
      const data = toBilingualData(schema, getFields(module, summary))
      await insertModule(deps, { schema, place: { parent: id, column, order, anchor: '' }, data })
    }
  }
}

function getFields({ kind: _, ...fields }: PatternModule, summary: Localised): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === fromSummary ? summary : value]),
  )
}
