import { join } from 'node:path'
import type { Encryption } from '#server/backup/make.ts'
import { env } from '#server/env.ts'

/** From BACKUP_KEY; null without it. Unencrypted temporary files go next to the database. */
export function backupEncryption(folder: string): Encryption | null {
  return env.BACKUP_KEY === undefined ? null : { recipient: env.BACKUP_KEY, scratch: join(env.dataDir, folder) }
}
