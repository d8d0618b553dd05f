import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError, fieldError } from '#contract/errors.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { HOUR_MS } from '#contract/time/durations.ts'
import { toDay } from '#contract/time/local-time.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { logAction } from '#server/services/audit-log/write.ts'
import { type Deps, requireSession, write } from '#server/services/deps.ts'
import { dateNotices, eventDates, productions } from '../table.ts'
import { loadNoticeSubjects, type NoticeSubject, serialiseFacts } from './date-notice-facts.server.ts'
import { alreadyOnListMail, confirmNoticeMail } from './date-notice-mails.server.ts'

type NoticeAction = 'confirm' | 'leave'
type NoticeRow = typeof dateNotices.$inferSelect
export type NoticeMailContext = { mailer: Mailer | null; origin: string; secret: string }

/** Throws for past and hidden dates, and if mail is off. */
export async function requireNoticeOffer(
  deps: Deps,
  { id, mailer }: { id: number; mailer: Mailer | null },
): Promise<NoticeSubject> {
  const [date] = mailer ? await loadNoticeSubjects(deps, [id]) : []
  const subject = date?.in(deps.locale)
  if (!subject || subject.isOver || subject.facts.schedule === 'cancelled')
    throw new AppError('not_found', { message: `no notices for event date ${id}` })
  return subject
}

/**
 * Sends the confirmation mail, or a mail that says the address is on the list already. At most one per hour and day:
 * the address may be somebody else's.
 */
export async function requestDateNotice(
  deps: Deps,
  { id, email: inputEmail, ...posting }: NoticeMailContext & { id: number; email: string },
): Promise<void> {
  const { mailer, origin } = posting
  const subject = await requireNoticeOffer(deps, { id, mailer })
  const { locale } = deps
  const now = deps.now()
  const email = inputEmail.toLowerCase()
  const facts = serialiseFacts(subject.facts)
  await write(deps, async (inner) => {
    const values = { date_id: id, email, locale, created_at: now, known: facts, seen: facts, seen_at: now }
    await inner.db
      .insert(dateNotices)
      .values(values)
      .onConflictDoNothing({ target: [dateNotices.date_id, dateNotices.email] })
    const [row] = await inner.db
      .select()
      .from(dateNotices)
      .where(and(eq(dateNotices.date_id, id), eq(dateNotices.email, email)))
    if (!row) throw new AppError('internal', { message: 'the address was not noted' })
    if (!row.confirmed_at) await inner.db.update(dateNotices).set({ created_at: now }).where(eq(dateNotices.id, row.id))
    await logAction(inner, { act: 'notice_asked', resource: 'event-dates', record_id: id })
    const mailInput = { ...subject, locale }
    await mailer?.put(
      inner.db,
      row.confirmed_at
        ? {
            key: `notice-known:${row.id}:${toDay(now)}`,
            to: email,
            ...alreadyOnListMail({ ...mailInput, leave: noticeLink('leave', { row, origin, secret: posting.secret }) }),
          }
        : {
            key: `notice-asked:${row.id}:${Math.floor(now.getTime() / HOUR_MS)}`,
            to: email,
            ...confirmNoticeMail({ ...mailInput, url: noticeLink('confirm', { row, origin, secret: posting.secret }) }),
          },
    )
  })
  mailer?.wake()
}

/** Throws `bad_input` for an invalid link or a deleted address. */
export async function confirmNotice(deps: Deps, { token, secret }: { token: string; secret: string }): Promise<void> {
  const notice = parseNoticeToken('confirm', { token, secret })
  await write(deps, async (inner) => {
    const row = notice && (await findNotice(inner.db, notice))
    if (!row) throw invalidLinkError()
    if (row.confirmed_at) return
    const [confirmed] = await inner.db
      .update(dateNotices)
      .set({ confirmed_at: deps.now() })
      .where(and(eq(dateNotices.id, row.id), isNull(dateNotices.confirmed_at)))
      .returning()
    if (confirmed) await logAction(inner, { act: 'notice_confirmed', resource: 'event-dates', record_id: row.date_id })
  })
}

export async function cancelDateNotice(
  deps: Deps,
  { token, secret }: { token: string; secret: string },
): Promise<void> {
  const notice = parseNoticeToken('leave', { token, secret })
  if (!notice) throw invalidLinkError()
  await write(deps, async (inner) => {
    const row = await findNotice(inner.db, notice)
    if (!row) return
    const [deleted] = await inner.db.delete(dateNotices).where(eq(dateNotices.id, row.id)).returning()
    if (deleted) await logAction(inner, { act: 'notice_left', resource: 'event-dates', record_id: deleted.date_id })
  })
}

async function findNotice(
  tx: Tx,
  { id, isOf }: { id: number; isOf: (email: string) => boolean },
): Promise<NoticeRow | null> {
  const [row] = await tx.select().from(dateNotices).where(eq(dateNotices.id, id))
  return row && isOf(row.email) ? row : null
}

function invalidLinkError(): AppError {
  return fieldError('token', 'token_expired', 'no such link')
}

/** Staff see the number, not the addresses. */
export async function countDateNotices(deps: Deps, id: number): Promise<number> {
  requireSession(deps)
  return deps.db.$count(dateNotices, and(eq(dateNotices.date_id, id), isNotNull(dateNotices.confirmed_at)))
}

/** All data stored about an address, for its owner; the oldest first. */
export async function listNoticesByEmail({ db }: { db: Db }, email: string) {
  const { date_id, email: address, locale, created_at, confirmed_at } = dateNotices
  const { date_start } = eventDates
  return db
    .select({ date_id, date_start, name: productions.name, email: address, locale, created_at, confirmed_at })
    .from(dateNotices)
    .leftJoin(eventDates, eq(eventDates.id, date_id))
    .leftJoin(productions, eq(productions.id, eventDates.production_id))
    .where(eq(address, email.trim().toLowerCase()))
    .orderBy(asc(dateNotices.id))
}

/** Deletes an address from every date, on request of its owner. */
export async function deleteNoticesByEmail({ db }: { db: Db }, email: string): Promise<number> {
  const deleted = await db
    .delete(dateNotices)
    .where(eq(dateNotices.email, email.trim().toLowerCase()))
    .returning({ id: dateNotices.id })
  return deleted.length
}

/** Links are signed, not stored: valid for row and address while both exist. */
export function noticeLink(
  action: NoticeAction,
  { row, origin, secret }: { row: Pick<NoticeRow, 'id' | 'email' | 'locale'>; origin: string; secret: string },
): string {
  const { id, email } = row
  const address = fingerprint(`date notice address ${email}`, secret)
  const seal = fingerprint(`date notice ${action} ${id} ${address}`, secret)
  return `${origin}${screenUrl('notice', row.locale)}?do=${action}&token=${id}.${address}.${seal}`
}

/** The row of a link; null if invalid. Links in older mails name only the row, not the address. */
function parseNoticeToken(
  action: NoticeAction,
  { token, secret }: { token: string; secret: string },
): { id: number; isOf: (email: string) => boolean } | null {
  const [, id = '', address, seal = ''] = /^([1-9]\d{0,9})\.(?:([\w-]{32})\.)?([\w-]{32})$/.exec(token) ?? []
  const [actual, expected] = [
    seal,
    fingerprint(`date notice ${action} ${id}${address === undefined ? '' : ` ${address}`}`, secret),
  ].map((text) => Buffer.from(text))
  if (!actual || !expected || actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return {
    id: Number(id),
    isOf: (email) => address === undefined || address === fingerprint(`date notice address ${email}`, secret),
  }
}

function fingerprint(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}
