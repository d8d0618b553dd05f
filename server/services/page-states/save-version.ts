import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import type { Tx } from '#server/db/connect.ts'
import { lockForTransaction } from '#server/db/postgres/transaction-lock.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { sections } from '#server/db/schema/sections.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { resourceTables } from '../../db/tables.ts'
import { requireSectionWriter } from '../accounts/areas.ts'
import { logVersionSaved, refreshVersionEntry } from '../audit-log/write.ts'
import type { TxDeps } from '../deps.ts'
import type { SectionOwner } from '../sections/owner.ts'
import { startOrEndDraft } from './drafts/collecting.ts'
import type { PageTexts } from './drafts/record-texts.ts'
import { pack, unpack } from './pack.ts'
import { readPageSnapshot, readTexts } from './page-snapshot.ts'
import { savedStates } from './published-snapshots.ts'
import type { ModuleSnapshot, PageSnapshot } from './snapshot.ts'

/** The editor saves at every pause of 1.5 s; saves of one person within this time are one version. */
export const VERSION_MERGE_MS = 5 * MINUTE_MS
export const MAX_VERSIONS = 50
export const VERSION_RETENTION_DAYS = 400
const BATCH = 20

type Writing = Pick<TxDeps, 'db' | 'viewer' | 'now'>

/** After a write to these sections: saves a version of every page they are or were on. */
export async function saveVersionOfPages(writing: Writing, ids: readonly number[]): Promise<void> {
  const { id, content_type, object_id } = sections
  const owners = await writing.db
    .selectDistinct({ content_type, object_id })
    .from(sections)
    .where(inArray(id, [...ids]))
  for (const owner of owners) await saveVersion(writing, owner)
}

/**
 * Within the write's transaction. Every section write passes here, so this checks the right to write the page. Skipped
 * when nothing differs. Saves of one person within minutes are one version, unless it must stand alone or removes much
 * text.
 */
export async function saveVersion(
  { db, viewer, now }: Writing,
  { content_type, object_id, isOwn = false, waiting }: SectionOwner & { isOwn?: boolean; waiting?: PageTexts },
): Promise<void> {
  if (viewer) requireSectionWriter({ viewer }, content_type)
  await lockPage(db, { object_id })
  const owner = { content_type, object_id }
  const stored = await readPageSnapshot(db, owner)
  const page = waiting ? replaceTexts(stored, await readTexts(db, owner, waiting)) : stored
  const state = pack(page)
  const pageCondition = savedStates({ content_type, object_id })
  const [newest] = await db.select().from(pageStates).where(pageCondition).orderBy(desc(pageStates.id)).limit(1)
  if (newest?.state === state) return
  const before = newest ? unpack(newest.state) : waiting ? stored : { sections: [], modules: [] }
  // Own texts that do not wait are public already, and logged with their record.
  const isOfSections = waiting !== undefined || !hasSameSections(before, page)
  if (isOfSections) await startOrEndDraft({ db, viewer, now }, owner, { before, savedAt: newest?.saved_at ?? now() })
  const saved = { state, saved_at: now(), saved_by: viewer?.id ?? null }
  const isSoon =
    newest &&
    newest.saved_by === saved.saved_by &&
    saved.saved_at.getTime() - newest.begun_at.getTime() < VERSION_MERGE_MS
  if (newest && !isOwn && isSoon && !losesWords(unpack(newest.state), page)) {
    await withoutTracking(async () => db.update(pageStates).set(saved).where(eq(pageStates.id, newest.id)))
    await refreshVersionEntry({ db, viewer, now }, newest.id)
    return
  }
  // Visitors never see versions, so no cache needs to be invalidated.
  const [inserted] = await withoutTracking(async () =>
    db
      .insert(pageStates)
      .values({ content_type, object_id, begun_at: saved.saved_at, ...saved })
      .returning({ id: pageStates.id }),
  )
  if (inserted && viewer && isOfSections)
    await logVersionSaved(
      { db, viewer, now },
      { content_type, object_id, owner: await loadOwner(db, owner), id: inserted.id },
    )
  await deleteExpired(db, { pageCondition, now: saved.saved_at })
}

function replaceTexts(
  { sections, modules }: PageSnapshot,
  texts: Pick<PageSnapshot, 'texts' | 'waiting'>,
): PageSnapshot {
  return { sections, modules, ...texts }
}

function hasSameSections(first: PageSnapshot, second: PageSnapshot): boolean {
  return pack(replaceTexts(first, {})) === pack(replaceTexts(second, {}))
}

async function loadOwner(
  tx: Tx,
  { content_type, object_id }: SectionOwner,
): Promise<Record<string, unknown> | undefined> {
  const table = resourceTables[resourceForSectionOwner(content_type)]
  const [row] = await tx.select().from(table).where(eq(table.id, object_id))
  return row
}

/** Serialises concurrent writes to one record's sections. */
export async function lockPage(tx: Tx, { object_id }: Pick<SectionOwner, 'object_id'>): Promise<void> {
  await lockForTransaction(tx, 'page', object_id)
}

/** Keeps the last versions whatever their age, and all recent ones whatever their number. */
async function deleteExpired(
  tx: Tx,
  { pageCondition, now }: { pageCondition: SQL | undefined; now: Date },
): Promise<void> {
  const [edge] = await tx
    .select({ id: pageStates.id })
    .from(pageStates)
    .where(pageCondition)
    .orderBy(desc(pageStates.id))
    .limit(1)
    .offset(MAX_VERSIONS - 1)
  if (!edge) return
  const end = new Date(now.getTime() - VERSION_RETENTION_DAYS * DAY_MS)
  const expired = await tx
    .select({ id: pageStates.id })
    .from(pageStates)
    .where(and(pageCondition, lt(pageStates.id, edge.id), lt(pageStates.saved_at, end)))
    .limit(BATCH)
  const ids = expired.map(({ id }) => id)
  if (ids.length > 0) await withoutTracking(async () => tx.delete(pageStates).where(inArray(pageStates.id, ids)))
}

/** Removing more than this, or half of a text, is something an editor may want to undo. */
const MAX_LOST_LETTERS = 100
/** In a shorter text, every other edit replaces half of it. */
const MIN_TEXT_LETTERS = 20

/** Whether so much text was removed that the earlier snapshot stays a version of its own. */
export function losesWords(before: PageSnapshot, after: PageSnapshot): boolean {
  const later = new Map(after.modules.map((module) => [module.id, module]))
  return before.modules.some((module) => {
    const now = getTexts(later.get(module.id))
    return Object.entries(getTexts(module)).some(([name, text]) => {
      const lettersDropped = lettersLost(text, now[name] ?? '')
      return lettersDropped > MAX_LOST_LETTERS || (text.length >= MIN_TEXT_LETTERS && lettersDropped > text.length / 2)
    })
  })
}

function getTexts(module: ModuleSnapshot | undefined): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [field, value] of Object.entries(module?.data ?? {})) {
    if (typeof value !== 'object' || value === null) continue
    for (const [locale, text] of Object.entries(value))
      if (locale !== 'of' && typeof text === 'string') texts[`${field}.${locale}`] = richTextToPlain(text)
  }
  return texts
}

function lettersLost(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return before.length - start - end
}
