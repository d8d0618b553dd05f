import { and, asc, eq, sql } from 'drizzle-orm'
import { columnLayouts, type Locale } from '#config'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import type { SectionOwnerType } from '#model/define-type.ts'
import type { QuestionSource } from '#modules/define.tsx'
import { moduleSchemas } from '#modules/schemas.ts'
import type { Db } from '#server/db/connect.ts'
import { inIdsParam, prepared, toIdList } from '#server/db/prepared.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import type { Deps } from '../deps.ts'
import type { PageTexts } from '../page-states/drafts/record-texts.ts'
import { groupBy } from '../rows/group-by.ts'
import { type FaqQuestion, type ImageMap, typeHooks } from '../type-hooks.ts'
import { type LinkMap, resolveLinks } from '../urls/links.ts'
import { toLocalFields } from './data.ts'
import { type DatesOfShowing, filterVisibleRows, loadUntilDates, toVisibilitySettings } from './section-visibility.ts'

export type SectionRow = typeof sections.$inferSelect
export type ModuleRow = typeof modules.$inferSelect
/** `texts`: those that the page shows in place of the stored ones of its pictures. */
export type SectionReader = Pick<Deps, 'viewer' | 'locale' | 'now'> & { db: Db; texts?: PageTexts }
type LoadedReferences = {
  locale: Locale
  images: ImageMap
  links: LinkMap
  questions: FaqQuestion[]
  dates: DatesOfShowing | null
  isEditor: boolean
}

/** Sections with all their modules, in order; a fixed number of queries. */
export async function loadOwnerSections(
  reader: SectionReader,
  { content_type, ids }: { content_type: SectionOwnerType; ids: readonly number[] },
): Promise<Section[]> {
  const stored = await selectSections(reader.db, { content_type, ids: toIdList(ids) })
  const rows = await filterVisibleRows(reader, stored)
  if (rows.length === 0) return []
  const moduleRows = await selectModules(reader.db, { sections: toIdList(rows.map(({ id }) => id)) })
  return toSections(reader, { rows, records: await toRecords(reader, await filterVisibleRows(reader, moduleRows)) })
}

const selectSections = prepared((db) =>
  db
    .select()
    .from(sections)
    .where(and(eq(sections.content_type, sql.placeholder('content_type')), inIdsParam(sections.object_id, 'ids')))
    .orderBy(asc(sections.order), asc(sections.id)),
)

const selectModules = prepared((db) =>
  db
    .select()
    .from(modules)
    .where(inIdsParam(modules.section_id, 'sections'))
    .orderBy(asc(modules.column), asc(modules.order), asc(modules.id)),
)

export async function toSections(
  reader: SectionReader,
  { rows, records }: { rows: SectionRow[]; records: PlacedModule[] },
): Promise<Section[]> {
  const dates = reader.viewer && (await loadUntilDates(reader, rows))
  // Items of a hidden list stay hidden.
  const bySection = groupBy(
    records.filter(({ list }) => list === null),
    (record) => record.section,
  )
  return rows.map((row) => ({
    ...toSection(row, bySection.get(row.id) ?? [], reader.locale),
    ...getTiming(row, dates),
  }))
}

type PlacedModule = { section: number; list: number | null; record: ModuleRecord }

/** Modules with their items, each list in order; items only within their list. */
export async function toRecords(reader: SectionReader, rows: ModuleRow[]): Promise<PlacedModule[]> {
  const references = await resolve(reader, rows)
  const itemsOf = groupBy(
    rows.filter((row) => row.list_id !== null),
    (row) => row.list_id,
  )
  const present = new Set(rows.map((row) => row.id))
  return rows
    .filter((row) => row.list_id === null || !present.has(row.list_id))
    .map((row) => ({ section: row.section_id, list: row.list_id, record: toRecord(row, itemsOf, references) }))
}

async function resolve(reader: SectionReader, rows: ModuleRow[]): Promise<LoadedReferences> {
  const { db, locale } = reader
  const shownRows = rows.map((row) => shownFields(row, locale).fields)
  const images = await typeHooks.loadImages(
    db,
    shownRows.map((fields) => (typeof fields.image === 'number' ? fields.image : null)),
    locale,
    reader.texts,
  )
  const links = await resolveLinks(
    reader,
    shownRows.map((fields) => (typeof fields.link === 'string' ? fields.link : '')),
    locale,
  )
  const hasQuestions = rows.some(
    (row, index) => (moduleSchemas.get(row.kind)?.questions?.categoryOf(shownRows[index] ?? {}) ?? null) !== null,
  )
  const questions = hasQuestions ? await typeHooks.listQuestions(reader) : []
  const dates = reader.viewer && (await loadUntilDates(reader, rows))
  return { locale, images, links, questions, dates, isEditor: reader.viewer !== null }
}

function toRecord(
  row: ModuleRow,
  itemsOf: Map<number | null, ModuleRow[]>,
  references: LoadedReferences,
): ModuleRecord {
  const schema = moduleSchemas.get(row.kind)
  const { fields, fallback, outdated, written_for } = shownFields(row, references.locale)
  // Fills fields added to the kind since the record was stored; invalid records are marked.
  const parsed = schema?.fields.safeParse(fields)
  const picture = references.images.get(typeof fields.image === 'number' ? fields.image : null)
  return {
    ...(parsed?.success ? parsed.data : fields),
    ...(parsed?.success ? {} : { invalid: true }),
    ...(schema?.image ? { image_url: picture.image?.url ?? '', picture: picture.image, thumbs: picture.thumbs } : {}),
    ...(schema?.link ? { link_url: references.links.get(String(fields.link ?? '')) } : {}),
    ...(schema?.questions ? { questions: faqItemsFor(schema.questions, fields, references.questions) } : {}),
    ...(schema?.children
      ? { children: (itemsOf.get(row.id) ?? []).map((item) => toRecord(item, itemsOf, references)) }
      : {}),
    id: row.id,
    kind: row.kind,
    url: `/${references.locale}/pageeditor-api/${row.kind}/${row.id}/`,
    version: row.version,
    parent: row.list_id ?? row.section_id,
    column: row.column,
    order: row.order,
    anchor: row.anchor,
    fallback,
    ...(references.isEditor ? { outdated, written_for } : {}),
    ...getTiming(row, references.dates),
  }
}

/** Only for editors, who get `dates`; visitors are not shown why something is visible. */
function getTiming(row: SectionRow | ModuleRow, dates: DatesOfShowing | null): VisibilityFields {
  return dates ? { showing: toVisibilitySettings(row), until_date: dates.get(row.until_date_id ?? 0) ?? null } : {}
}

function shownFields(row: ModuleRow, locale: Locale) {
  const schema = moduleSchemas.get(row.kind)
  return schema
    ? toLocalFields(schema, row.data, locale)
    : { fields: row.data, fallback: [], outdated: [], written_for: {} }
}

function toSection(row: SectionRow, records: PlacedModule[], locale: Locale): Section {
  const { spans } = columnLayouts[row.layout] ?? columnLayouts[0]
  const last = spans.length - 1
  return {
    id: row.id,
    slug: row.slug,
    model: 'container',
    url: `/${locale}/pageeditor-api/container/${row.id}/`,
    version: row.version,
    parent: row.parent_id,
    content_type: row.content_type,
    object_id: row.object_id,
    layout: row.layout,
    order: row.order,
    columns: spans.map((span, column) => ({
      classes: `span-${span}`,
      span,
      children: records.filter(({ record }) => Math.min(record.column, last) === column).map(({ record }) => record),
    })),
  }
}

/** Far below the temporary ids of the page editor. */
const FIRST_ID = -1_000_000_000

/** FAQ entries that a module shows after its own items; without address, because the page does not edit them. */
function faqItemsFor(
  { kind, fields, categoryOf }: QuestionSource,
  values: Record<string, unknown>,
  questions: readonly FaqQuestion[],
): ModuleRecord[] {
  const wantedCategory = categoryOf(values)
  if (wantedCategory === null) return []
  return questions.flatMap(({ id, category, question, answer, fallback }, order) =>
    wantedCategory === '' || category === wantedCategory
      ? [
          {
            id: FIRST_ID - id,
            kind,
            url: '',
            version: 0,
            parent: 0,
            column: 0,
            order,
            anchor: '',
            fallback: fallback.map((name) => (name === 'question' || name === 'answer' ? fields[name] : name)),
            [fields.question]: question,
            [fields.answer]: answer,
          },
        ]
      : [],
  )
}
