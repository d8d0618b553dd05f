import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AttentionItem } from '#contract/admin/attention.ts'
import { commonFilters } from '#contract/admin/resources/filters.ts'
import { resourceSchemas } from '#contract/admin/resources/schemas.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { env } from '#server/env.ts'
import { canWrite } from './accounts/areas.ts'
import { type Deps, requireSession } from './deps.ts'
import { findLastBackups } from './operation/backups.ts'
import type { CertificateWatch } from './operation/certificate.ts'
import { resources } from './resources/all.ts'
import { hasExternalLinks, type ResourceDefinition } from './resources/definition.ts'
import { type Filters, listOrder } from './resources/listing/list-query.ts'
import { type FoundIds, listedWhere } from './resources/listing/listed-where.ts'
import { type NamedRow, namedColumns, selectNamedRows, toNamedRecords } from './resources/named-records.ts'
import { groupBy } from './rows/group-by.ts'
import { getSettings } from './settings.ts'

const EXAMPLES = 3
const STATEMENT_GOOD_FOR_DAYS = 365

type AttentionSource = {
  definition: ResourceDefinition
  finding: string
  filter: Readonly<Record<string, string>>
  filters: Filters
}

/** The attention filters of each resource, `dead_links` and `collected`; each links to its filtered list. */
const sources: readonly AttentionSource[] = resources.flatMap((definition) => {
  const { attention = {}, filters } = resourceSchemas[definition.name]
  const deadLinkFilters = hasExternalLinks(definition) ? { dead_links: { dead_links: 'true' } } : {}
  const collectedFilters = sectionOwnerTypeFor(definition.name) ? { collected: { collected: 'true' } } : {}
  return Object.entries({ ...attention, ...deadLinkFilters, ...collectedFilters }).map(([finding, filter]) => {
    const schemas: Readonly<Record<string, z.ZodType>> = { ...commonFilters, ...filters }
    const parsedFilters = Object.entries(filter).map(([name, value]) => [name, schemas[name]?.parse(value)])
    return { definition, finding, filter, filters: Object.fromEntries(parsedFilters) }
  })
})

/** Count and first record for each attention filter of the viewer's resources, in one statement. */
export async function listAttention(
  deps: Deps,
  { certificate }: { certificate: Pick<CertificateWatch, 'getStatus'> },
): Promise<AttentionItem[]> {
  requireSession(deps)
  const foundIds: FoundIds = new Map()
  const queries = await Promise.all(
    sources.flatMap((each, index) =>
      canWrite(deps.viewer, each.definition.name) && !(env.versioning && each.finding === 'collected')
        ? [selectFinding(deps, each, { index, foundIds })]
        : [],
    ),
  )
  if (queries.length === 0) return []
  const columns = {
    ...namedColumns,
    index: sql<number>`finding`.mapWith(Number),
    count: sql<number>`total`.mapWith(Number),
  }
  const rows = await deps.db.select(columns).from(sql`(${sql.join(queries, sql` union all `)}) as found`)
  const ofFinding = [...groupBy(rows, ({ index }) => index)].toSorted(([one], [other]) => one - other)
  const findings = await Promise.all(ofFinding.map(([index, counts]) => toFinding(deps, sources[index], counts)))
  return [
    ...findings.flat(),
    ...(await oldStatement(deps)),
    ...(await missingBackup(deps)),
    ...badCertificate(deps, certificate),
  ]
}

type FindingQuery = { index: number; foundIds: FoundIds }

async function selectFinding(deps: Deps, { definition, filters }: AttentionSource, { index, foundIds }: FindingQuery) {
  const now = deps.now()
  const where = await listedWhere(deps, definition, { search: undefined, filters, foundIds })
  const total = sql`(select count(*) from ${definition.table} where ${where})`
  const extraColumns = sql`cast(${index} as integer) as finding, ${total} as total`
  return selectNamedRows(deps, definition, {
    where,
    order: listOrder(definition, { ordering: undefined, now }),
    limit: EXAMPLES,
    extraColumns,
    as: `found_${index}`,
  })
}

async function toFinding(
  deps: Deps,
  source: AttentionSource | undefined,
  rows: readonly (NamedRow & { count: number })[],
): Promise<AttentionItem[]> {
  const [first] = rows
  if (!source || !first) return []
  return [
    {
      resource: source.definition.name,
      finding: source.finding,
      filter: { ...source.filter },
      count: first.count,
      records: await toNamedRecords(deps, rows),
    },
  ]
}

/** Only for editors who may write it. */
async function oldStatement(deps: Deps): Promise<AttentionItem[]> {
  if (deps.viewer?.role !== 'admin') return []
  const { tested_on } = (await getSettings(deps)).accessibility
  const isOld = tested_on !== '' && tested_on < addDays(toDay(deps.now()), -STATEMENT_GOOD_FOR_DAYS)
  return isOld ? [{ resource: 'settings', finding: 'statement', filter: {}, count: 1, records: [] }] : []
}

/** For system managers: no backup yet, the last one failed, or it is old. */
async function missingBackup(deps: Deps): Promise<AttentionItem[]> {
  if (deps.viewer?.role !== 'admin') return []
  const { state } = await findLastBackups(deps)
  return state === 'good' ? [] : [{ resource: 'system', finding: `backup_${state}`, filter: {}, count: 1, records: [] }]
}

/** For system managers. An unreachable host is not reported: it may be reachable from outside. */
function badCertificate({ viewer }: Deps, certificate: Pick<CertificateWatch, 'getStatus'>): AttentionItem[] {
  const { state } = certificate.getStatus()
  const isBad = ['ending', 'expired', 'name', 'untrusted'].includes(state)
  return viewer?.role === 'admin' && isBad
    ? [{ resource: 'system', finding: `certificate_${state}`, filter: {}, count: 1, records: [] }]
    : []
}
