import { and, type Column, eq, getTableColumns, lte, type SQL } from 'drizzle-orm'
import type { ResourceName } from '#content/define.ts'
import { resourceTables } from '#content/tables.ts'
import { contentTypes } from '#content/types.ts'
import type { Deps } from './deps.ts'

type Rule = { online: Column; from?: Column | undefined; page?: Column | undefined }

/** Every content type's rule (`shown`) with its columns; lists, details, links, sections and the sitemap all ask here. */
const rules = new Map(contentTypes.flatMap(({ resource, shown }) => (shown ? [[resource, ruleOf(resource as ResourceName, shown)] as const] : [])))

function ruleOf(resource: ResourceName, { online, from, page }: { online: string; from?: string; page?: string }): Rule {
  const columns = getTableColumns(resourceTables[resource]) as Record<string, Column>
  const column = (name: string) => {
    const found = columns[name]
    if (!found) throw new Error(`${resource} has no field ${name}`)
    return found
  }
  return { online: column(online), from: from ? column(from) : undefined, page: page ? column(page) : undefined }
}

type Viewing = Pick<Deps, 'viewer' | 'now'>
type Row = { [field: string]: unknown }

/** The condition under which this viewer may see records of a type; none for editors, who see everything. */
export function whereShown({ viewer, now }: Viewing, resource: ResourceName): SQL | undefined {
  const rule = rules.get(resource)
  if (viewer || !rule) return undefined
  return and(eq(rule.online, true), rule.from ? lte(rule.from, now()) : undefined)
}

/** The same for records whose own page this viewer can open. */
export function whereReachable(viewing: Viewing, resource: ResourceName): SQL | undefined {
  const page = rules.get(resource)?.page
  return and(whereShown(viewing, resource), page ? eq(page, true) : undefined)
}

/** The same rule over one record. */
export function isShown({ viewer, now }: Viewing, resource: ResourceName, row: Row): boolean {
  const rule = rules.get(resource)
  if (viewer || !rule) return true
  const day = rule.from ? row[rule.from.name] : undefined
  return row[rule.online.name] === true && !(day instanceof Date && day > now())
}

export function isReachable(viewing: Viewing, resource: ResourceName, row: Row): boolean {
  const page = rules.get(resource)?.page
  return isShown(viewing, resource, row) && (!page || row[page.name] === true)
}
