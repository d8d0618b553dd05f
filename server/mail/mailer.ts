import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { and, asc, count, eq, inArray, lt, lte } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time/durations.ts'
import type { Db } from '#server/db/connect.ts'
import { type MailState, mails } from '#server/db/schema/mails.ts'
import { withoutTracking } from '#server/db/table-tracking.ts'
import { workChannels } from '#server/monitoring/diagnostics.ts'
import type { Log } from '#server/monitoring/log.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { connectSmtp, type MailOutcome, type OutgoingMail } from './smtp.ts'

/** A longer queue means abuse, or a mail server that has been down for days. */
const MAX_QUEUED_MAILS = 5000
/** After that the mail is of no use. */
const TRIED_FOR_MS = 3 * DAY_MS
const RETENTION_MS = 30 * DAY_MS
/** Longer than sending can take, by the timeouts of `smtp.ts`. */
const LEASE_MS = 15 * MINUTE_MS
const FIRST_RETRY_MS = 60_000
const MAX_RETRY_DELAY_MS = 6 * HOUR_MS
const BATCH_SIZE = 20
const PRUNE_BATCH_SIZE = 500

type MailerOptions = { db: Db; secret: string; smtpUrl: string | undefined; from: string; now: () => Date; log: Log }
export type Mailer = NonNullable<ReturnType<typeof createMailer>>
type Mail = typeof mails.$inferSelect

/**
 * All mails go through this queue in the database ([45](../../docs/decisions/0045-mails-in-a-queue.md)). Null without a
 * mail server.
 */
export function createMailer({ db, secret, smtpUrl, from, now, log }: MailerOptions) {
  if (!smtpUrl) return null
  const smtp = connectSmtp({ smtpUrl, from })
  const seal = createMailCipher(secret)
  const host = from.slice(from.indexOf('@') + 1)
  const later = (ms: number) => new Date(now().getTime() + ms)
  const deliveries = oneAtATime(() => withoutTracking(deliverDue))
  let isStopped = false

  /** One process claims a row until it is done or its lease expires. */
  async function claim({ id }: Pick<Mail, 'id'>): Promise<Mail | undefined> {
    const isUnclaimed = and(eq(mails.id, id), eq(mails.state, 'waiting'))
    const [mine] = await db
      .update(mails)
      .set({ state: 'sending', due_at: later(LEASE_MS) })
      .where(isUnclaimed)
      .returning()
    return mine
  }

  async function tryToSend(mail: Mail): Promise<MailOutcome> {
    const letter = seal.open(mail.sealed)
    if (letter === null) return 'refused'
    // A stable id, so that receivers detect a duplicate.
    const messageId = `<${createHash('sha256').update(mail.key).digest('base64url').slice(0, 32)}@${host}>`
    return workChannels.mail.tracePromise(() => smtp.try(JSON.parse(letter) as OutgoingMail, messageId), { about: {} })
  }

  async function settle(mail: Mail, outcome: MailOutcome): Promise<void> {
    const attempts = mail.attempts + 1
    const isOver = now().getTime() - mail.created_at.getTime() > TRIED_FOR_MS
    const mayTryAgain = (outcome === 'later' || outcome === 'unreachable') && !isOver
    if (outcome !== 'sent') log.warn({ mail: mail.id, outcome, attempts, again: mayTryAgain }, 'a mail was not sent')
    const wait = Math.min(FIRST_RETRY_MS * 2 ** mail.attempts, MAX_RETRY_DELAY_MS)
    const after = mayTryAgain
      ? { state: 'waiting' as const, attempts, due_at: later(wait) }
      : { state: settledAs(outcome), attempts, due_at: now(), sealed: '' }
    await db.update(mails).set(after).where(eq(mails.id, mail.id))
  }

  async function deliverDue(): Promise<void> {
    if (isStopped) return
    const stuck = await db
      .update(mails)
      .set({ state: 'unsure', sealed: '', due_at: now() })
      .where(and(eq(mails.state, 'sending'), lt(mails.due_at, now())))
      .returning({ id: mails.id })
    for (const { id } of stuck)
      log.warn({ mail: id }, 'a process ended while sending a mail, which may have arrived; it is not sent again')
    for (;;) {
      const dueMails = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'waiting'), lte(mails.due_at, now())))
        .orderBy(asc(mails.due_at), asc(mails.id))
        .limit(BATCH_SIZE)
      if (dueMails.length === 0) return
      for (const each of dueMails) {
        if (isStopped) return
        const mine = await claim(each)
        if (!mine) continue
        const outcome = await tryToSend(mine)
        await settle(mine, outcome)
        // It would not accept the others either.
        if (outcome === 'unreachable') return
      }
    }
  }

  return {
    /**
     * Call it within the transaction of the mail's cause; `deliver` sends after the commit. A known key is not queued
     * again. False when the queue is full.
     */
    put(tx: Db, { key, ...letter }: OutgoingMail & { key: string }): Promise<boolean> {
      return withoutTracking(async () => {
        const waiting = await tx.$count(mails, eq(mails.state, 'waiting'))
        if (waiting >= MAX_QUEUED_MAILS) {
          log.error({ waiting }, 'the mail queue is full; a mail was rejected')
          return false
        }
        const row = { key, sealed: seal.close(JSON.stringify(letter)), created_at: now(), due_at: now() }
        await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.key })
        return true
      })
    },
    /** Sends due mails one after another; a call during that makes it look once more. */
    deliver: deliveries.run,
    wake(): void {
      deliveries.run().catch((err: unknown) => log.warn({ err }, 'mails could not be delivered'))
    },
    /** Finishes the current mail and starts no other. */
    async stop(): Promise<void> {
      isStopped = true
      await deliveries.current()?.catch(() => undefined)
    },
    verify: smtp.verify,
    /** Bypasses the queue, because an admin waits for the server's response; throws it. */
    sendNow: smtp.send,
  }
}

/** Waiting mails, and those of the last 30 days that failed or may be lost. */
export async function countMails({ db }: { db: Db }): Promise<{ waiting: number; failed: number; unsure: number }> {
  const rows = await withoutTracking(() =>
    db.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state),
  )
  const sumOf = (...states: MailState[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + row.count, 0)
  return { waiting: sumOf('waiting', 'sending'), failed: sumOf('failed'), unsure: sumOf('unsure') }
}

/** In batches: mails done a month ago, and unsent ones without a process to send them. */
export async function deleteExpiredMails({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const states: MailState[] = ['sent', 'failed', 'unsure', 'waiting', 'sending']
  const isOld = and(inArray(mails.state, states), lt(mails.due_at, new Date(now().getTime() - RETENTION_MS)))
  const expiredMails = db.select({ id: mails.id }).from(mails).where(isOld).limit(PRUNE_BATCH_SIZE)
  await withoutTracking(async () => {
    await db.delete(mails).where(inArray(mails.id, expiredMails))
  })
}

function settledAs(outcome: MailOutcome): MailState {
  if (outcome === 'sent' || outcome === 'unsure') return outcome
  return 'failed'
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts mails: a reset link must not be readable in tables and backups. */
function createMailCipher(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mails', 32))
  return {
    close(text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64')
    },
    /** Null when encrypted with another secret. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}
