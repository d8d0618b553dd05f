import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { endpoint } from '../endpoint.ts'

const bytes = z.int().min(0)
/** The last backup: verified, not verified, failed; never verified, or too old. */
export const backupStateSchema = z.enum(['good', 'untried', 'failed', 'none', 'old'])
export type BackupState = z.output<typeof backupStateSchema>

/** `ending`: within two weeks; `name`: for another host; `unseen`: not checked yet; `none`: no https. */
export const certificateStateSchema = z.enum([
  'good',
  'ending',
  'expired',
  'name',
  'untrusted',
  'unreachable',
  'unseen',
  'none',
])
export type CertificateState = z.output<typeof certificateStateSchema>

/** Times are ISO 8601 in UTC, sizes bytes. Per-process numbers are those of the answering process. */
export const systemStatusSchema = z
  .object({
    version: z.string(),
    node: z.string(),
    started_at: z.string(),
    now: z.string(),
    processes: z.int(),
    database: z.object({ kind: z.enum(['SQLite', 'PostgreSQL']), version: z.string(), bytes }),
    disk: z.object({ free: bytes, total: bytes }),
    memory: z.object({ process: bytes, free: bytes, total: bytes }),
    /** Page cache since the start. */
    cache: z.object({ bytes, most: bytes, hit: z.int(), miss: z.int(), stale: z.int() }),
    /** Null without a mail server. `failed` and `unsure` of the last 30 days. */
    mail: z.object({ waiting: z.int(), failed: z.int(), unsure: z.int() }).nullable(),
    /** The certificate that visitors see: last check and expiry. */
    certificate: z.object({
      origin: z.string(),
      state: certificateStateSchema,
      seen_at: z.string().nullable(),
      ends_at: z.string().nullable(),
    }),
    backup: z.object({
      /** The local hour of the nightly backup; null if disabled. */
      hour: z.int().nullable(),
      kept: z.int(),
      state: backupStateSchema,
      last: z.object({ ended_at: z.string(), rows: z.int(), media: z.int(), problem: z.string() }).nullable(),
      /** The last verified backup. */
      restored_at: z.string().nullable(),
    }),
  })
  .meta({ id: 'System' })
export type SystemStatus = z.output<typeof systemStatusSchema>

const common = { tag: 'admin: system', access: 'admin' } as const

export const getSystemStatus = endpoint({
  ...common,
  id: 'admin_system',
  summary: 'The state of the installation: versions, sizes, memory, mails, the last backup',
  ...adminAddresses.getSystemStatus,
  response: systemStatusSchema,
  errors: [],
})

export const sendTestMail = endpoint({
  ...common,
  id: 'admin_test_mail',
  summary: 'Sends a mail to whoever asks; `problem` is what the mail server said, null when it has taken it',
  ...adminAddresses.sendTestMail,
  response: z.object({ to: z.string(), problem: z.string().nullable() }),
  errors: ['too_many_requests'],
})
