import { and, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn as Column } from 'drizzle-orm/sqlite-core'
import { localisedFieldNames } from '#contract/admin/resources/missing-english.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { sectionOwnerTypeFor } from '#model/find-type.ts'
import { whereEnglishMissing } from '#server/db/columns.ts'
import { DEAD_AFTER_NIGHTS, externalLinks, externalLinkUses } from '#server/db/schema/external-links.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { requireColumn } from '#server/db/table-columns.ts'
import { env } from '#server/env.ts'
import type { ResourceDefinition } from '../definition.ts'

export const equals = (column: Column) => (value: string | boolean) => eq(column, value)

/** An array or a subquery without parentheses: SQLite reads only the first row of a doubly parenthesised one. */
export type Ids = number[] | SQL

export function whereIdIn(column: Column, ids: Ids): SQL {
  return Array.isArray(ids) ? inArray(column, ids) : sql`${column} in (${ids})`
}

export const refersTo = (column: Column) => (ids: number[]) => whereIdIn(column, ids)

const DRAFT_FORGOTTEN_AFTER_MS = 30 * DAY_MS

export function isStaleDraft({ is_online, updated_at }: { is_online: Column; updated_at: Column }) {
  return (isForgotten: boolean, now: Date): SQL | undefined => {
    const before = new Date(now.getTime() - DRAFT_FORGOTTEN_AFTER_MS)
    return isForgotten
      ? and(eq(is_online, false), lt(updated_at, before))
      : or(eq(is_online, true), gte(updated_at, before))
  }
}

/** A picture without alternative text that is not marked as decorative. */
export const whereMissingAlt = (images: { alt: Column; decorative: Column }) => (isMissing: boolean) => {
  const missing = sql`(${images.decorative} = ${sql.param(false, images.decorative)} and coalesce(${images.alt}->>'de', '') = '')`
  return isMissing ? missing : not(missing)
}

/** `dead_links`, for every resource: an external URL failed on the last nights. */
export function hasDeadLink({ name, table }: ResourceDefinition, isDead: boolean): SQL {
  const hasDeadLink = sql`${table.id} in (
    select ${externalLinkUses.record_id} from ${externalLinkUses} join ${externalLinks} on ${externalLinks.url} = ${externalLinkUses.url}
    where ${externalLinkUses.resource} = ${name} and ${externalLinks.failures} >= ${DEAD_AFTER_NIGHTS})`
  return isDead ? hasDeadLink : not(hasDeadLink)
}

/** `collected`, for every resource: changes of its page wait to be published. */
export function hasCollectedChanges({ name, table }: ResourceDefinition, isCollected: boolean): SQL {
  const { content_type, object_id, public_from } = pageStates
  const collected = sql`${table.id} in (
    select ${object_id} from ${pageStates}
    where ${content_type} = ${sectionOwnerTypeFor(name) ?? ''} and ${public_from} is not null)`
  return isCollected ? collected : not(collected)
}

/** `missing_en`, for every resource: `isEnglishMissing` as a condition. Large tables have a partial index for it. */
export function whereMissingEnglish({ name, table, rows }: ResourceDefinition, isMissing: boolean): SQL {
  const { own: ownFields, rows: inRows } = localisedFieldNames(name)
  const sources = [
    { from: table, owner: table.id, texts: ownFields },
    ...rows.map(({ field, table: from, own: owner }) => ({
      from,
      owner: requireColumn(from, owner),
      texts: inRows[field] ?? [],
    })),
  ].filter(({ texts }) => texts.length > 0)
  if (sources.length === 0) return isMissing ? sql`false` : sql`true`
  const selects = sources.map(
    ({ from, owner, texts }) =>
      sql`select ${owner} from ${from} where ${whereEnglishMissing(texts.map((text) => requireColumn(from, text)))}`,
  )
  const ids = sql.join(selects, sql` union all `)
  // PostgreSQL overestimates the matches and would scan in list order; an array of ids avoids that.
  if (isMissing && env.dialect === 'postgres') return sql`${table.id} = any(array(${ids}))`
  const missing = sql`${table.id} in (${ids})`
  return isMissing ? missing : not(missing)
}
