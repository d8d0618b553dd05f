import { statfs } from 'node:fs/promises'
import { freemem, totalmem } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SystemStatus } from '#contract/admin/system.ts'
import about from '#package' with { type: 'json' }
import type { PageCache } from '#server/cache/page-cache.ts'
import { env } from '#server/env.ts'
import { testMail } from '#server/mail/mail-texts.ts'
import { countMails, type Mailer } from '#server/mail/mailer.ts'
import { type Deps, requireAdmin } from '../deps.ts'
import { findLastBackups } from './backups.ts'
import type { CertificateStatus, CertificateWatch } from './certificate.ts'

const MB = 1024 * 1024
/** Mail servers answer with long texts. */
const PROBLEM_CHARACTERS = 300
/** Short: an admin is waiting for the response. */
const MAIL_SERVER_ANSWERS_WITHIN_MS = 3000
const SILENT = `the mail server has said nothing for ${MAIL_SERVER_ANSWERS_WITHIN_MS / 1000} s; the mail may still come`

type SystemParts = {
  cache: Pick<PageCache, 'counts' | 'bytes'>
  mailer: Mailer | null
  certificate: Pick<CertificateWatch, 'getStatus'>
  origin: string
}

/** The state of the installation as far as this process knows. For admins only, because of versions and sizes. */
export async function getSystemStatus(
  deps: Deps,
  { cache, mailer, certificate, origin }: SystemParts,
): Promise<SystemStatus> {
  requireAdmin(deps)
  const [database, disk, backup, mail] = await Promise.all([
    readDatabase(deps),
    readDisk(env.dataDir),
    findLastBackups(deps),
    mailer && countMails(deps),
  ])
  return {
    version: about.version,
    node: process.versions.node,
    started_at: new Date(deps.now().getTime() - process.uptime() * 1000).toISOString(),
    now: deps.now().toISOString(),
    processes: env.WORKERS,
    database,
    disk,
    memory: { process: process.memoryUsage.rss(), free: freemem(), total: totalmem() },
    cache: { bytes: cache.bytes(), most: env.CACHE_MB * MB, ...cache.counts },
    mail,
    certificate: { origin, ...toSeen(certificate.getStatus()) },
    backup: {
      hour: env.BACKUP_DIR === undefined ? null : env.BACKUP_HOUR,
      kept: env.BACKUP_KEEP,
      state: backup.state,
      last: backup.last && toLast(backup.last),
      restored_at: backup.restored_at?.toISOString() ?? null,
    },
  }
}

/** Sends to the viewer; `problem` is null when the mail server has accepted it. */
export async function sendTestMail(
  deps: Deps,
  { mailer }: Pick<SystemParts, 'mailer'>,
): Promise<{ to: string; problem: string | null }> {
  const { email } = requireAdmin(deps)
  if (!mailer) return { to: email, problem: 'SMTP_URL is not set' }
  const sending = mailer.sendNow({ to: email, ...testMail(deps.locale) }).then(() => null, getProblem)
  // Not cancelled on timeout: a slow server may still accept it.
  const timeout = wait(MAIL_SERVER_ANSWERS_WITHIN_MS, SILENT, { ref: false })
  return { to: email, problem: await Promise.race([sending, timeout]) }
}

function getProblem(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_CHARACTERS)
}

function toSeen({ state, seen_at, ends_at }: CertificateStatus) {
  return { state, seen_at: seen_at?.toISOString() ?? null, ends_at: ends_at?.toISOString() ?? null }
}

function toLast({ ended_at, rows, media, problem }: NonNullable<Awaited<ReturnType<typeof findLastBackups>>['last']>) {
  return { ended_at: ended_at.toISOString(), rows, media, problem }
}

/** The disk of `folder` in bytes; `free` is the space available to this account. */
export async function readDisk(folder: string): Promise<SystemStatus['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

export async function readDatabase({ db }: Pick<Deps, 'db'>): Promise<SystemStatus['database']> {
  const isPostgres = env.dialect === 'postgres'
  const version = isPostgres ? sql<string>`current_setting('server_version')` : sql<string>`sqlite_version()`
  const bytes = isPostgres
    ? sql`pg_database_size(current_database())`
    : sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
  const [row] = await db.select({ version, bytes: bytes.mapWith(Number) }).from(sql`(select 1) as one`)
  if (!row) throw new Error('the database returned no version')
  return { kind: isPostgres ? 'PostgreSQL' : 'SQLite', ...row }
}
