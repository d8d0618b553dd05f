import { columnLayouts } from '#config'
import { AppError } from '#contract/errors.ts'
import type { Localised } from '#server/db/columns.ts'
import { requireWriter } from '#server/services/areas.ts'
import { type Deps, inTransaction, write } from '#server/services/deps.ts'
import { createRecord } from '#server/services/resources/engine.ts'
import { schemaOf, toStoredBoth } from '#server/services/sections/data.ts'
import { insertModule } from '#server/services/sections/modules.ts'
import { createSection } from '#server/services/sections/sections.ts'
import { type NewPage, type PagePattern, SUMMARY_MAX } from './endpoints.ts'
import type { FromPage, Pattern, PatternModule, PatternSection } from './pattern.server.ts'
import pagesResource from './resource.ts'
import schemas from './schema.ts'

const found = import.meta.glob<Pattern>('./patterns/*.ts', { eager: true, import: 'default' })
const patterns = new Map(
  Object.entries(found)
    .map(([file, pattern]) => [file.replace(/^.*\/|\.ts$/g, ''), pattern] as const)
    .toSorted(([, a], [, b]) => a.order - b.order),
)

type Summed = { title: Localised; summary: Localised }

/** What a new page can begin as, in order, with what stands in the columns of its sections. */
export async function listPatterns(deps: Deps): Promise<PagePattern[]> {
  requireWriter(deps, 'pages')
  return [...patterns].map(([id, { name, about, sections }]) => ({ id, name, about, sections: sections.map(sketchOf) }))
}

function sketchOf({ layout, columns }: PatternSection): PagePattern['sections'][number] {
  const spans = columnLayouts[layout]?.spans ?? [12]
  return { columns: spans.map((span, index) => ({ span, kinds: (columns[index] ?? []).map(({ kind }) => kind) })) }
}

/** A page with the sections of a pattern, in one transaction; offline, so that nobody sees it before it is written. */
export async function createFromPattern(deps: Deps, { pattern: name, summary, ...page }: NewPage): Promise<Record<string, unknown>> {
  requireWriter(deps, 'pages')
  const pattern = patterns.get(name)
  if (!pattern) throw new AppError('bad_input', { message: `no pattern ${name}`, fields: { pattern: ['unknown_reference'] } })
  return inTransaction(deps, async (inner) => {
    const record = await createRecord(inner, pagesResource, schemas.pages.body.parse({ ...page, meta_description: summary, is_online: false }))
    const about = { title: page.title, summary: summary.de === '' ? cut(page.title) : summary }
    for (const section of pattern.sections) await writeSection(inner, { page: Number(record.id), section, about })
    return record
  })
}

async function writeSection(deps: Deps, { page, section, about }: { page: number; section: PatternSection; about: Summed }): Promise<void> {
  const { id } = await createSection(deps, { content_type: 'page', object_id: page, slug: '', layout: section.layout })
  for (const [column, modules] of section.columns.entries()) {
    for (const [order, module] of modules.entries()) {
      const schema = schemaOf(module.kind)
      const data = toStoredBoth(schema, fieldsOf(module, about))
      await write(deps, (tx) => insertModule({ ...deps, tx }, { schema, place: { parent: id, column, order, anchor: '' }, data }))
    }
  }
}

function cut({ de, en }: Localised): Localised {
  return { de: de.slice(0, SUMMARY_MAX), en: en.slice(0, SUMMARY_MAX) }
}

function fieldsOf({ kind: _, ...fields }: PatternModule, about: Summed): Record<string, unknown> {
  const isFromPage = (value: unknown): value is FromPage => typeof value === 'object' && value !== null && 'from' in value
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, isFromPage(value) ? about[value.from] : value]))
}
