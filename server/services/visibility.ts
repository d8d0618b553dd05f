import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import type { ResourceTable } from '#content/define-table.ts'
import { hasPage, isOpen, publicState, type Rule, ruleOf } from '#content/public-state.ts'
import { resourceTables } from '#content/tables.ts'
import { columnNamed } from '#server/db/columns-of.ts'
import type { Given } from '#server/db/prepared.ts'
import type { Deps } from './deps.ts'

type Viewing = Pick<Deps, 'viewer' | 'now'>
type Row = { [field: string]: unknown }

/** The condition under which this viewer may see records of a type; none for editors, who see everything. */
export function whereShown({ viewer, now }: Viewing, resource: ResourceName): SQL | undefined {
  const rule = ruleOf(resource)
  return viewer || !rule ? undefined : wherePublic(rule, resourceTables[resource], now())
}

/** The same condition in a prepared query for visitors, whose value `now` is the time. */
export function whereShownToVisitors(resource: ResourceName): SQL | undefined {
  const rule = ruleOf(resource)
  return rule && wherePublic(rule, resourceTables[resource], sql.placeholder('now'))
}

/** The same where a `visitor` is given, none for editors. */
export function whereShownTo(given: Given, resource: ResourceName): SQL | undefined {
  return given.has('visitor') ? whereShownToVisitors(resource) : undefined
}

/** The values of such a query for this viewer: `visitor` is not given where an editor asks. */
export function visitorOf({ viewer, now }: Viewing) {
  return { visitor: viewer ? undefined : true, now: now() }
}

/** The records that visitors do not see; `not` of the above would read every row, this finds the few by an index. */
export function whereHidden(resource: ResourceName, now: Date | Placeholder): SQL | undefined {
  const rule = ruleOf(resource)
  if (!rule) return sql`false`
  const table = resourceTables[resource]
  const { starts, end } = boundsOf(rule, table)
  const notYet = starts.map((start) => gt(start, sql.param(now, start)))
  return or(eq(columnNamed(table, rule.online), false), ...notYet, end && lte(end, sql.param(now, end)))
}

/** The same for records whose own page this viewer can open. */
export function whereReachable(viewing: Viewing, resource: ResourceName): SQL | undefined {
  return and(whereShown(viewing, resource), whereItHasPage(resource))
}

/** The same in a prepared query for visitors. */
export function whereReachableForVisitors(resource: ResourceName): SQL | undefined {
  return and(whereShownToVisitors(resource), whereItHasPage(resource))
}

/** The same where a `visitor` is given. */
export function whereReachableTo(given: Given, resource: ResourceName): SQL | undefined {
  return and(whereShownTo(given, resource), whereItHasPage(resource))
}

function whereItHasPage(resource: ResourceName): SQL | undefined {
  const page = ruleOf(resource)?.page
  return page ? eq(columnNamed(resourceTables[resource], page), true) : undefined
}

/** The same rule over one record. */
export function isShown({ viewer, now }: Viewing, resource: ResourceName, row: Row): boolean {
  const rule = ruleOf(resource)
  return viewer !== null || !rule || publicState(rule, row, now()).is === 'online'
}

export function isReachable(viewing: Viewing, resource: ResourceName, row: Row): boolean {
  const rule = ruleOf(resource)
  return viewing.viewer ? !rule || hasPage(rule, row) : isOpen(resource, row, viewing.now())
}

/**
 * Who asks for what is shown to visitors, whoever asks. Menus, banners, teasers and questions have no place to say that
 * something in them is offline, so editors see them as visitors do.
 */
export function asVisitor<D extends Viewing>(deps: D): D & { viewer: null } {
  return { ...deps, viewer: null }
}

/** Whether visitors see it at the time of the call, whoever calls. */
export function isPublic(viewing: Viewing, resource: ResourceName, row: Row): boolean {
  return isShown(asVisitor(viewing), resource, row)
}

/** `publicState` is `online`, as a condition. */
export function wherePublic(rule: Rule, table: ResourceTable, now: Date | Placeholder): SQL | undefined {
  const { starts, end } = boundsOf(rule, table)
  const begun = starts.map((start) => or(unbounded(start), lte(start, sql.param(now, start))))
  return and(eq(columnNamed(table, rule.online), true), ...begun, end && or(unbounded(end), gt(end, sql.param(now, end))))
}

function boundsOf({ from, until }: Rule, table: ResourceTable) {
  return { starts: from.map((field) => columnNamed(table, field)), end: until ? columnNamed(table, until) : undefined }
}

function unbounded(column: ReturnType<typeof columnNamed>): SQL | undefined {
  return column.notNull ? undefined : isNull(column)
}
