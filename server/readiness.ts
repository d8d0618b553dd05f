import type { Services } from './create-services.ts'
import { findLastBackups } from './services/backups.ts'

/** Whether it can answer, and with `isVerbose` line by line why not. A missing backup is said, and no reason to send nobody here. */
export async function readiness({ database, now }: Pick<Services, 'database' | 'now'>, isVerbose: boolean): Promise<{ ready: boolean; lines: string[] }> {
  const ready = await database.ping().then(
    () => true,
    () => false,
  )
  const verdict = ready ? 'ready' : 'the database does not answer'
  if (!isVerbose) return { ready, lines: [verdict] }
  const backup = ready ? await describeBackup({ database, now }) : '[?] backup: not known'
  return { ready, lines: [`[${ready ? '+' : '-'}] database`, backup, verdict] }
}

async function describeBackup({ database: { db }, now }: Pick<Services, 'database' | 'now'>): Promise<string> {
  const { state, restored_at } = await findLastBackups({ db, now })
  const since = restored_at ? `, last restored and compared ${restored_at.toISOString()}` : ''
  return `[${state === 'good' ? '+' : '-'}] backup: ${state}${since}`
}
