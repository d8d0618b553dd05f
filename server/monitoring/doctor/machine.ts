import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { timeZone } from '#config'
import about from '#package' with { type: 'json' }
import { createBackupCipher } from '#server/backup/encryption.ts'
import { terminalError, terminalText, terminalTime } from '#server/commands/terminal-text.ts'
import { readDisk } from '#server/services/operation/system.ts'
import { type CheckResult, errorReason, ok, problem, warning } from './check-result.ts'

const MB = 1024 * 1024
const KEY_CHARACTERS_SHOWN = 16
const DISK_LOW_MB = 2048
const DISK_FULL_MB = 256
/** The oldest supported release. */
const NODE_SUPPORTED = 22
const [NODE_MAJOR = 0, NODE_MINOR = 0] = about.engines.node.replace('>=', '').split('.').map(Number)

export function checkNode(version = process.versions.node): CheckResult {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < NODE_MAJOR || (major === NODE_MAJOR && minor < NODE_MINOR))
    return problem('Node', version, [
      `Installieren Sie Node ${about.engines.node}, am besten die aktuelle LTS`,
      `install Node ${about.engines.node}, preferably the current LTS`,
    ])
  return major < NODE_SUPPORTED
    ? warning('Node', version, [
        'Es läuft, bekommt aber keine Sicherheitsupdates mehr: Installieren Sie die aktuelle LTS',
        'it runs, but no longer gets security updates: install the current LTS',
      ])
    : ok('Node', version)
}

/** Free space where `folder` is or will be. */
export async function checkDisk(name: string, folder: string): Promise<CheckResult> {
  const { free, total } = await readDisk(await nearest(folder))
  const freeSpace = terminalText(
    `${megabytes(free)} von ${megabytes(total)} frei in ${folder}`,
    `${megabytes(free)} free of ${megabytes(total)} at ${folder}`,
  )
  if (free < DISK_FULL_MB * MB)
    return problem(name, freeSpace, [
      'Bald lässt sich nichts mehr speichern: Schaffen Sie Platz, oder verlegen Sie den Ordner',
      'soon nothing can be saved: free space or move the folder',
    ])
  return free < DISK_LOW_MB * MB
    ? warning(name, freeSpace, [
        `Unter ${megabytes(DISK_LOW_MB * MB)} haben Bilder und Sicherungen bald keinen Platz: Schaffen Sie welchen`,
        `below ${megabytes(DISK_LOW_MB * MB)} pictures and backups will soon have no space: free some`,
      ])
    : ok(name, freeSpace)
}

/** Tests by writing; a missing folder is created at the first start, so its parent is checked. */
export async function checkFolder(name: string, folder: string): Promise<CheckResult> {
  const existingFolder = await nearest(folder)
  try {
    await access(existingFolder, constants.W_OK)
    if (!(await stat(existingFolder)).isDirectory())
      throw terminalError(`${existingFolder} ist kein Ordner`, `${existingFolder} is not a folder`)
    await rm(await mkdtemp(join(existingFolder, '.doctor-')), { recursive: true })
    return ok(
      name,
      existingFolder === folder
        ? terminalText(`In ${folder} kann geschrieben werden`, `${folder} can be written to`)
        : terminalText(`${folder} wird angelegt, wenn er gebraucht wird`, `${folder} is created when needed`),
    )
  } catch (error) {
    return problem(name, errorReason(error), [
      `Geben Sie dem Konto, unter dem Partitur läuft, das Recht, in ${existingFolder} zu schreiben`,
      `allow the account that runs Partitur to write to ${existingFolder}`,
    ])
  }
}

const OTHERS_MAY_READ = 0o004
const OTHERS_MAY_PASS = 0o001

/** Paths that other accounts can read: the path and every folder above are open. */
export async function checkPrivacy(paths: readonly string[]): Promise<CheckResult> {
  const open: string[] = []
  for (const path of paths) if (await isReadableByOthers(path)) open.push(path)
  const name = 'Privacy'
  return open.length === 0
    ? ok(name, [
        'Kein anderes Konto dieses Rechners kann die Daten lesen',
        'no other account of this machine can read the data',
      ])
    : warning(
        name,
        [
          `Jedes Konto dieses Rechners kann lesen: ${open.join(', ')}`,
          `every account of this machine can read ${open.join(', ')}`,
        ],
        [
          `Darin sind Passwort-Prüfwerte und persönliche Daten: chmod -R go-rwx ${open.join(' ')}`,
          `it contains password hashes and personal data: chmod -R go-rwx ${open.join(' ')}`,
        ],
      )
}

async function isReadableByOthers(path: string): Promise<boolean> {
  // Windows has no modes.
  if (process.platform === 'win32') return false
  const stats = await stat(path).catch(() => null)
  if (!stats || (stats.mode & OTHERS_MAY_READ) === 0) return false
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & OTHERS_MAY_PASS) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** A Node without full ICU and zone data shows wrong times and languages. */
export function checkTimeZones(): CheckResult {
  const noon = new Date('2026-07-15T10:00:00Z')
  const formatted = ['de', 'en'].map((locale) =>
    new Intl.DateTimeFormat(locale, { timeZone, month: 'long', hour: 'numeric', hourCycle: 'h23' }).format(noon),
  )
  const isRight =
    formatted[0]?.includes('Juli') && formatted[1]?.includes('July') && formatted.every((text) => text.includes('12'))
  return isRight
    ? ok('Time zones', [`${timeZone}, Deutsch und Englisch`, `${timeZone}, German and English`])
    : problem('Time zones', formatted.join(' / '), [
        'Installieren Sie ein Node mit vollständigen ICU-Daten (das übliche hat sie)',
        'install a Node with full ICU data (official builds have it)',
      ])
}

/** Whether the clock is synchronised; unknown without systemd. */
export async function checkClock(instant: Date): Promise<CheckResult> {
  const output = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']).catch(
    () => null,
  )
  const now = terminalText(terminalTime(instant), instant.toISOString())
  if (output?.stdout.trim() === 'no')
    return warning('Clock', now, [
      'Die Uhr wird nicht über das Netz gestellt: timedatectl set-ntp true. Geplante Inhalte hängen von ihr ab',
      'the clock is not synchronised: timedatectl set-ntp true. Scheduled content depends on the clock',
    ])
  return ok(
    'Clock',
    output
      ? terminalText(`${now}, über das Netz gestellt`, `${now}, synchronised`)
      : terminalText(`${now}; vergleichen Sie das mit einer anderen Uhr`, `${now}; compare it with another clock`),
  )
}

/** Whether backups can be encrypted to `key`; only `restore --dry-run` can check the identity. */
export async function checkBackupKey(key: string | undefined): Promise<CheckResult> {
  const name = 'Key of backups'
  if (key === undefined)
    return ok(name, [
      'keiner: Sicherungen sind nicht verschlüsselt; setzen Sie BACKUP_KEY, um sie zu verschlüsseln',
      'none: backups are not encrypted; set BACKUP_KEY to encrypt them',
    ])
  return createBackupCipher(key).then(
    () =>
      ok(name, [
        `verschlüsselt für ${key.slice(0, KEY_CHARACTERS_SHOWN)}…`,
        `encrypted to ${key.slice(0, KEY_CHARACTERS_SHOWN)}…`,
      ]),
    () =>
      problem(
        name,
        [
          'BACKUP_KEY ist kein Empfänger von age: Ein Zeichen fehlt oder ist falsch',
          'BACKUP_KEY is not an age recipient: a character is missing or wrong',
        ],
        [
          'Kopieren Sie die ganze Zeile, die age-keygen ausgibt (age1…)',
          'copy the whole line that age-keygen prints (age1…)',
        ],
      ),
  )
}

async function nearest(folder: string): Promise<string> {
  const isPresent = await stat(folder).then(
    () => true,
    () => false,
  )
  return isPresent || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`
}
