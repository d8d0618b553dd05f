import { existsSync } from 'node:fs'
import { z } from 'zod'
import { sqlitePath } from '#server/backup/sqlite.ts'
import { connect } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { type CheckResult, ok } from '#server/monitoring/doctor/check-result.ts'
import { checkDatabase } from '#server/monitoring/doctor/database.ts'
import {
  checkBackupKey,
  checkClock,
  checkDisk,
  checkFolder,
  checkNode,
  checkPrivacy,
  checkTimeZones,
} from '#server/monitoring/doctor/machine.ts'
import { checkMail } from '#server/monitoring/doctor/mail.ts'
import { checkMedia } from '#server/monitoring/doctor/media.ts'
import { checkOrigin } from '#server/monitoring/doctor/public-origin.ts'
import { openMedia } from '../media/open-media.ts'
import { printLine, publicOrigin } from './open.ts'
import { terminalLocale, terminalText } from './terminal-text.ts'

const MARKS = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const
const GERMAN_MARKS = { ok: 'gut    ', warning: 'Hinweis', error: 'FEHLER ' } as const
const GERMAN_NAMES: Readonly<Record<string, string>> = {
  'Time zones': 'Zeitzonen',
  Clock: 'Uhr',
  Data: 'Daten',
  Privacy: 'Zugriff',
  Disk: 'Platz',
  'Backup folder': 'Sicherungsordner',
  'Disk of backups': 'Platz für Sicherungen',
  'Key of backups': 'Sicherungsschlüssel',
  Media: 'Bilder und Dateien',
  Database: 'Datenbank',
  'Database file': 'Datenbankdatei',
  Encoding: 'Zeichensatz',
  Rights: 'Rechte',
  'Clock of the database': 'Uhr der Datenbank',
  'Trial of backups': 'Probe der Sicherungen',
  Backups: 'Sicherungen',
  'Public address': 'Öffentliche Adresse',
  Redirect: 'Weiterleitung',
}

/** `doctor [--mail ADDRESS]`: checks the machine before and after setup; exit code 1 on errors. Changes nothing. */
export async function doctor(args: string[]): Promise<void> {
  const to = args[args.indexOf('--mail') + 1]
  const wantsMail = args.includes('--mail')
  if (wantsMail && !z.email().safeParse(to).success) {
    process.stderr.write(
      `${terminalText('Aufruf: npm run doctor -- [--mail ADRESSE]', 'Usage: npm run doctor -- [--mail ADDRESS]')}\n`,
    )
    process.exitCode = 1
    return
  }
  const findings = await examine(wantsMail ? to : undefined)
  for (const { name, state, found, todo } of findings) {
    const [mark, label] =
      terminalLocale() === 'de' ? [GERMAN_MARKS[state], GERMAN_NAMES[name] ?? name] : [MARKS[state], name]
    printLine(`${mark}  ${label.padEnd(22)} ${found}`)
    if (todo) printLine(`${' '.repeat(MARKS.ok.length)}  → ${todo}`)
  }
  const count = (countedState: CheckResult['state']) => findings.filter(({ state }) => state === countedState).length
  printLine([
    `${findings.length} geprüft: ${count('error')} Fehler, ${count('warning')} Warnungen`,
    `${findings.length} checks: ${count('error')} errors, ${count('warning')} warnings`,
  ])
  process.exitCode = count('error') > 0 ? 1 : 0
}

async function examine(mailTo: string | undefined): Promise<CheckResult[]> {
  const { BACKUP_DIR, BACKUP_KEY } = env
  const now = new Date()
  const results = await Promise.all([
    checkNode(),
    checkTimeZones(),
    checkClock(now),
    checkFolder('Data', env.dataDir),
    checkPrivacy(privatePaths()),
    checkDisk('Disk', env.dataDir),
    ...(BACKUP_DIR === undefined
      ? []
      : [
          checkFolder('Backup folder', BACKUP_DIR),
          checkDisk('Disk of backups', BACKUP_DIR),
          checkBackupKey(BACKUP_KEY),
        ]),
    checkMedia(openMedia()),
    examineDatabase(),
    checkMail({ smtpUrl: env.SMTP_URL, from: `website@${new URL(publicOrigin()).hostname}`, to: mailTo }),
    checkOrigin({ origin: env.ORIGIN, port: env.PORT, trustsProxy: env.TRUST_PROXY === '1', now }),
  ])
  return results.flat()
}

/** Paths with passwords, sessions or messages; each may be outside DATA_DIR. */
function privatePaths(): string[] {
  const database = env.dialect === 'sqlite' ? sqlitePath(env.databaseUrl) : null
  const media = env.mediaUrl.startsWith('file:') ? [env.mediaUrl.slice('file:'.length)] : []
  return [
    env.dataDir,
    ...(database === null ? [] : [database, `${database}-wal`, `${database}-shm`]),
    ...media,
    ...(env.BACKUP_DIR === undefined ? [] : [env.BACKUP_DIR]),
  ]
}

async function examineDatabase(): Promise<CheckResult[]> {
  // Opening would create it.
  if (env.dialect === 'sqlite' && !existsSync(sqlitePath(env.databaseUrl)))
    return [
      ok('Database', [
        `${sqlitePath(env.databaseUrl)} wird beim ersten Start angelegt`,
        `${sqlitePath(env.databaseUrl)} is created at the first start`,
      ]),
    ]
  const database = await connect(env.databaseUrl)
  try {
    return await checkDatabase({ database, now: () => new Date(), backupDir: env.BACKUP_DIR })
  } finally {
    await database.close()
  }
}
