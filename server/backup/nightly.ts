import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { HOUR_MS } from '#contract/time/durations.ts'
import { startOfDay, toDay, toWallTime } from '#contract/time/local-time.ts'
import type { Db } from '#server/db/connect.ts'
import { findLastBackups } from '#server/services/operation/backups.ts'
import { claimNightlyRun } from '#server/services/operation/nightly-run.ts'

/** Longer than any backup takes. */
const GIVEN_UP_AFTER_MS = 6 * HOUR_MS

type Scheduled = { db: Db; now: () => Date; hour: number; run?: () => Promise<void> }

/** Once a day from `hour` local time on, in one process; returns whether it was this one. Catches up later. */
export async function runNightlyBackup({ db, now, hour, run = runCommand }: Scheduled): Promise<boolean> {
  const instant = now()
  if (Number(toWallTime(instant).slice(11, 13)) < hour) return false
  const today = startOfDay(toDay(instant))
  const { last } = await findLastBackups({ db, now })
  const hasResult = last !== null && last.ended_at >= today
  const earliest = hasResult ? today : new Date(Math.max(today.getTime(), instant.getTime() - GIVEN_UP_AFTER_MS))
  if (!(await claimNightlyRun(db, { name: 'backup', now: instant, since: earliest }))) return false
  await run()
  return true
}

/** In a child process: copying and comparing would block requests. The result is in the database. */
async function runCommand(): Promise<void> {
  const [script = ''] = process.argv.slice(1)
  const child = spawn(process.execPath, [...process.execArgv, script, 'backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(output.trim() || `the backup ended with ${code}`)
}
