import { createHash } from 'node:crypto'
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm'
import { DATE_UNDO_MINUTES } from '#contract/events/date-change-texts.ts'
import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { addDays, startOfDay, toDay } from '#contract/time/local-time.ts'
import type { Db } from '#server/db/connect.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { dateNotices, eventDates } from '../table.ts'
import { loadNoticeSubjects, type NoticeSubject, serialiseFacts } from './date-notice-facts.server.ts'
import { dateChangedMail, type NoticeFacts } from './date-notice-mails.server.ts'
import { type NoticeMailContext, noticeLink } from './date-notices.server.ts'

/** Longer than the undo time, so that an undone change is never mailed. */
const WAITS_MS = DATE_UNDO_MINUTES * MINUTE_MS
const UNCONFIRMED_RETENTION_MS = 2 * DAY_MS
/** A postponed date gets its new day within a season, or never. */
const WAITS_FOR_NEW_DAY_DAYS = 400
const BATCH_SIZE = 500

type NoticeDeps = { db: Db; now: () => Date } & NoticeMailContext
type NoticeRow = typeof dateNotices.$inferSelect

/**
 * Compares each date with the last mail to each address, and mails changes that have been stable for ten minutes. One
 * process claims each row; a mail that the queue rejects is tried again next time.
 */
export async function sendDateNotices(deps: NoticeDeps): Promise<void> {
  const { db, now, mailer } = deps
  if (!mailer) return
  await withoutTracking(async () => {
    await noteSeen(deps)
    const isSettled = lte(dateNotices.seen_at, new Date(now().getTime() - WAITS_MS))
    const dueNotices = await db
      .select()
      .from(dateNotices)
      .where(and(ne(dateNotices.known, dateNotices.seen), isSettled, isNotNull(dateNotices.confirmed_at)))
      .orderBy(asc(dateNotices.id))
      .limit(BATCH_SIZE)
    const dates = new Map(
      (await loadNoticeSubjects(deps, [...new Set(dueNotices.map(({ date_id }) => date_id))])).map((date) => [
        date.id,
        date,
      ]),
    )
    for (const row of dueNotices) {
      const subject = dates.get(row.date_id)?.in(row.locale)
      // Only if the date has not changed again since; that change gets its own ten minutes.
      if (subject && !isTooLate(row, subject) && serialiseFacts(subject.facts) === row.seen)
        await sendNotice(deps, { row, subject })
    }
  })
  mailer.wake()
}

/** Addresses that wait for a new day still learn of a cancellation, however late. */
function isTooLate({ known }: NoticeRow, { isOver, facts }: NoticeSubject): boolean {
  return isOver && !((JSON.parse(known) as NoticeFacts).schedule === 'postponed' && facts.schedule === 'cancelled')
}

/** Stores when a date changed to its current state, for rows that know an older one. */
async function noteSeen({ db, now }: NoticeDeps): Promise<void> {
  const { date_id, locale, seen } = dateNotices
  const groups = await db.select({ date_id, locale, seen }).from(dateNotices).groupBy(date_id, locale, seen)
  const dates = new Map(
    (await loadNoticeSubjects({ db, now }, [...new Set(groups.map((group) => group.date_id))])).map((date) => [
      date.id,
      date,
    ]),
  )
  for (const group of groups) {
    const subject = dates.get(group.date_id)?.in(group.locale)
    if (!subject || serialiseFacts(subject.facts) === group.seen) continue
    await db
      .update(dateNotices)
      .set({ seen: serialiseFacts(subject.facts), seen_at: now() })
      .where(and(eq(date_id, group.date_id), eq(locale, group.locale), eq(seen, group.seen)))
  }
}

async function sendNotice(
  { db, mailer, origin, secret }: NoticeDeps,
  { row, subject: { title, path, facts } }: { row: NoticeRow; subject: NoticeSubject },
): Promise<void> {
  const before = JSON.parse(row.known) as NoticeFacts
  const leave = noticeLink('leave', { row, origin, secret })
  const letter = dateChangedMail({ title, before, after: facts, locale: row.locale, url: origin + path, leave })
  await db.transaction(async (tx) => {
    const isMine = and(eq(dateNotices.id, row.id), eq(dateNotices.known, row.known), eq(dateNotices.seen, row.seen))
    const [mine] = await tx.update(dateNotices).set({ known: row.seen }).where(isMine).returning({ id: dateNotices.id })
    if (!mine) return
    const changeHash = createHash('sha256')
      .update(`${row.known} ${row.seen} ${row.seen_at.getTime()}`)
      .digest('base64url')
      .slice(0, 16)
    const isTaken = await mailer?.put(tx, { key: `notice:${row.id}:${changeHash}`, to: row.email, ...letter })
    if (!isTaken) throw new Error('the mail queue is full; the notice is sent later')
  })
}

/**
 * Deletes addresses on the day after their date, with the date, and after two days without confirmation. Addresses of a
 * date postponed without a new day stay until it has one or is cancelled, and 400 days at most.
 */
export async function deleteExpiredNotices({ db, now }: Pick<NoticeDeps, 'db' | 'now'>): Promise<void> {
  const today = startOfDay(toDay(now()))
  const unconfirmed = and(
    isNull(dateNotices.confirmed_at),
    lt(dateNotices.created_at, new Date(now().getTime() - UNCONFIRMED_RETENTION_MS)),
  )
  const { id, date_end, status, moved_from_start } = eventDates
  const selectDateIds = (condition: SQL | undefined) => db.select({ id }).from(eventDates).where(condition)
  const hasEnded = inArray(dateNotices.date_id, selectDateIds(lt(date_end, today)))
  const mayWait = gte(date_end, startOfDay(addDays(toDay(now()), -WAITS_FOR_NEW_DAY_DAYS)))
  const putOff = inArray(
    dateNotices.date_id,
    selectDateIds(and(mayWait, eq(status, 'postponed'), isNull(moved_from_start))),
  )
  const cancelled = inArray(dateNotices.date_id, selectDateIds(and(mayWait, eq(status, 'cancelled'))))
  const awaitsCancellation = and(cancelled, like(dateNotices.known, '%"schedule":"postponed"%')) as SQL
  await withoutTracking(async () => {
    await db
      .delete(dateNotices)
      .where(
        or(
          unconfirmed,
          and(hasEnded, not(putOff), not(awaitsCancellation)),
          notInArray(dateNotices.date_id, selectDateIds(undefined)),
        ),
      )
  })
}
