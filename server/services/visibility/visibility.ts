import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ResourceName } from '#model/define-type.ts'
import { hasPage, type VisibilityRule, visibilityRuleFor, visibilityState } from '#model/visibility.ts'
import type { ResourceTable } from '#server/db/define-table.ts'
import type { BoundParams } from '#server/db/prepared.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { resourceTables } from '#server/db/tables.ts'
import type { Deps } from '../deps.ts'

type Viewing = Pick<Deps, 'viewer' | 'now'>
type Row = { [field: string]: unknown }

type Options = { withPage?: true }

/**
 * Undefined for editors. In a prepared query the placeholder `now` is the time, and the viewer is a visitor always
 * (`visitors`) or when `visitor` is set. `withPage`: records whose page can be opened.
 */
export function whereVisible(
  viewing: Viewing | BoundParams | 'visitors',
  resource: ResourceName,
  { withPage }: Options = {},
): SQL | undefined {
  const rule = visibilityRuleFor(resource)
  if (!rule) return undefined
  const table = resourceTables[resource]
  const isPrepared = viewing === 'visitors' || 'has' in viewing
  const isVisitor = isPrepared ? viewing === 'visitors' || viewing.has('visitor') : !viewing.viewer
  const now = isPrepared ? sql.placeholder('now') : viewing.now()
  return and(
    isVisitor ? whereOnline(rule, table, now) : undefined,
    withPage && rule.page ? eq(requireColumn(table, rule.page), true) : undefined,
  )
}

export function isVisible(
  { viewer, now }: Viewing,
  resource: ResourceName,
  row: Row,
  { withPage }: Options = {},
): boolean {
  const rule = visibilityRuleFor(resource)
  if (!rule) return true
  return (viewer !== null || visibilityState(rule, row, now()).is === 'online') && (!withPage || hasPage(rule, row))
}

/** Visibility as editors read it. `online_from`: when the record goes online by itself, ISO 8601. */
export function onlineState(resource: ResourceName, row: Row, now: Date) {
  const rule = visibilityRuleFor(resource)
  const state = rule ? visibilityState(rule, row, now) : { is: 'online' as const }
  return { is_online: state.is === 'online', online_from: state.is === 'waiting' ? state.from.toISOString() : null }
}

/** Hidden records. The negation of the above would scan every row; this uses an index. */
export function whereHidden(resource: ResourceName, now: Date | Placeholder): SQL | undefined {
  const rule = visibilityRuleFor(resource)
  if (!rule) return sql`false`
  const table = resourceTables[resource]
  const { starts, end } = getBounds(rule, table)
  const notYet = starts.map((start) => gt(start, sql.param(now, start)))
  return or(eq(requireColumn(table, rule.online), false), ...notYet, end && lte(end, sql.param(now, end)))
}

/** Without a viewer, for parts that cannot mark offline content: menus, banners, teasers and FAQ. */
export function asVisitor<D extends Viewing>(deps: D): D & { viewer: null } {
  return { ...deps, viewer: null }
}

export function visitorParams({ viewer, now }: Viewing) {
  return { visitor: viewer ? undefined : true, now: now() }
}

function whereOnline(rule: VisibilityRule, table: ResourceTable, now: Date | Placeholder): SQL | undefined {
  const { starts, end } = getBounds(rule, table)
  const startConditions = starts.map((start) => or(unbounded(start), lte(start, sql.param(now, start))))
  return and(
    eq(requireColumn(table, rule.online), true),
    ...startConditions,
    end && or(unbounded(end), gt(end, sql.param(now, end))),
  )
}

function getBounds({ from, until }: VisibilityRule, table: ResourceTable) {
  return {
    starts: from.map((field) => requireColumn(table, field)),
    end: until ? requireColumn(table, until) : undefined,
  }
}

function unbounded(column: ReturnType<typeof requireColumn>): SQL | undefined {
  return column.notNull ? undefined : isNull(column)
}
