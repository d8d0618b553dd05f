import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { TimedContent } from '#contract/page/timed.ts'
import type { VisibilityState } from '#model/visibility.ts'
import { ALWAYS_VISIBLE } from '#model/visibility-settings.ts'
import { modules, sections } from '#server/db/schema/sections.ts'
import { type Deps, requireSession } from '../deps.ts'
import { pageBounds, type ResultPage } from '../rows/paging.ts'
import { firstWords } from './first-words.ts'
import type { ModuleRow, SectionRow } from './load.ts'
import { loadPageTitles } from './load-page-titles.ts'
import type { SectionOwner } from './owner.ts'
import {
  loadUntilDates,
  loadUntilEnds,
  sectionVisibilityState,
  toVisibilitySettings,
  whereAlwaysVisible,
} from './section-visibility.ts'

const PAGE_SIZE = 50

type OwnerFilter = { [name in keyof SectionOwner]?: SectionOwner[name] | undefined }
type Timed = { section: SectionRow; module: ModuleRow | null }

/** Parts with visibility times, on a page or the whole site: the next change first, past ones last. */
export async function listTimedContent(
  deps: Deps,
  { page, ...owner }: OwnerFilter & { page: number },
): Promise<ResultPage<TimedContent>> {
  requireSession(deps)
  const timedRows = await findTimed(deps, owner)
  const rows = timedRows.map(({ section, module }) => module ?? section)
  const ends = await loadUntilEnds(deps.db, rows)
  const timed = timedRows
    .map((each) => ({
      ...each,
      ...nextChange(
        sectionVisibilityState(each.module ?? each.section, { ends, now: deps.now() }),
        each.module ?? each.section,
        ends,
      ),
    }))
    .toSorted(
      (first, second) =>
        Number(first.next ?? Number.POSITIVE_INFINITY) - Number(second.next ?? Number.POSITIVE_INFINITY),
    )
  const { limit, offset } = pageBounds({ page, count: timed.length, pageSize: PAGE_SIZE })
  const pageRows = timed.slice(offset, offset + limit)
  const [dates, pages, locate] = await Promise.all([
    loadUntilDates(deps, rows),
    loadPageTitles(
      deps,
      pageRows.map(({ section }) => section),
    ),
    loadPlaces(deps, pageRows),
  ])
  const results = pageRows.map(({ section, module, state, next }): TimedContent => {
    const row = module ?? section
    const { title, number } = locate(section)
    return {
      model: module ? 'module' : 'container',
      id: row.id,
      kind: module?.kind ?? null,
      words: module ? firstWords(module, deps.locale) : title,
      section: number,
      showing: toVisibilitySettings(row) ?? ALWAYS_VISIBLE,
      until_date: dates.get(row.until_date_id ?? 0) ?? null,
      state,
      next: next?.toISOString() ?? null,
      page: pages(section),
    }
  })
  return { count: timed.length, page, pageSize: PAGE_SIZE, results }
}

async function findTimed({ db }: Deps, { content_type, object_id }: OwnerFilter): Promise<Timed[]> {
  const onPage = and(
    content_type && eq(sections.content_type, content_type),
    object_id ? eq(sections.object_id, object_id) : undefined,
  )
  const isTimed = (table: typeof sections | typeof modules): SQL | undefined => {
    const isAlways = and(...whereAlwaysVisible(table))
    return isAlways && not(isAlways)
  }
  const sectionRows = await db
    .select()
    .from(sections)
    .where(and(onPage, isTimed(sections)))
  const moduleRows = await db
    .select({ section: sections, module: modules })
    .from(modules)
    .innerJoin(sections, eq(sections.id, modules.section_id))
    .where(and(onPage, isTimed(modules)))
  return [...sectionRows.map((section) => ({ section, module: null })), ...moduleRows]
}

function nextChange(
  state: VisibilityState,
  row: SectionRow | ModuleRow,
  ends: ReadonlyMap<number, Date>,
): { state: VisibilityState['is']; next: Date | null } {
  if (state.is === 'waiting') return { state: state.is, next: state.from }
  const until = [row.shown_until, ends.get(row.until_date_id ?? 0)].flatMap((end) => end ?? [])
  return {
    state: state.is,
    next: state.is === 'online' && until.length > 0 ? new Date(Math.min(...until.map(Number))) : null,
  }
}

/** The position of each section on its page, and its first words. */
async function loadPlaces(
  { db, locale }: Deps,
  timed: readonly Timed[],
): Promise<(section: SectionRow) => { number: number; title: string }> {
  const owners = [...new Set(timed.map(({ section }) => section.object_id))]
  const siblings = await db
    .select({ id: sections.id, content_type: sections.content_type, object_id: sections.object_id })
    .from(sections)
    .where(inArray(sections.object_id, owners))
    .orderBy(asc(sections.order), asc(sections.id))
  const ids = timed.flatMap(({ section, module }) => (module ? [] : [section.id]))
  const moduleRows = await db
    .select()
    .from(modules)
    .where(inArray(modules.section_id, ids))
    .orderBy(asc(modules.column), asc(modules.order))
  return (section) => {
    const onPage = siblings.filter(
      ({ content_type, object_id }) => content_type === section.content_type && object_id === section.object_id,
    )
    const texts = moduleRows
      .filter(({ section_id }) => section_id === section.id)
      .map((module) => firstWords(module, locale))
    return {
      number: onPage.findIndex(({ id }) => id === section.id) + 1,
      title: texts.find((each) => each !== '') ?? '',
    }
  }
}
