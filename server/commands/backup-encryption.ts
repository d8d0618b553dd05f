import { join } from 'node:path'
import type { Encryption } from '#server/backup/make.ts'
import { env } from '#server/env.ts'

/** By BACKUP_KEY; null without it. What is not encrypted yet lies where the database itself does, in `folder` of the data. */
export function backupEncryption(folder: string): Encryption | null {
  return env.BACKUP_KEY === undefined ? null : { recipient: env.BACKUP_KEY, scratch: join(env.dataDir, folder) }
}
