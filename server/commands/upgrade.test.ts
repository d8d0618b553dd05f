import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pages } from '#content/page/table.ts'
import { createApp } from '#server/app.ts'
import { listBackups, readManifest } from '#server/backup/manifest.ts'
import { createServices } from '#server/create-services.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { execute } from '#server/db/execute.ts'
import { migrate, pendingMigrations, SchemaError } from '#server/db/migrate.ts'
import { type MigrationStep, migrationSteps } from '#server/db/migration-steps.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { env } from '#server/env.ts'
import { NOW } from '#tests/support/app.ts'
import { createBareDatabaseUrl } from '#tests/support/databases/database.ts'
import {
  earlierSchemaStatements,
  earlierSchemas,
  LATER_STEP,
  laterStep,
} from '#tests/support/databases/earlier-schema.ts'
import { upgradeSchema } from './open.ts'
import { seedAndCreateAdmin } from './prepare.ts'
import { toTerminalText } from './terminal-text.ts'

const states = earlierSchemas(env.dialect)
const steps: readonly MigrationStep[] = [
  ...migrationSteps(),
  { name: LATER_STEP, statements: laterStep().split('--> statement-breakpoint') },
]
const options = { printLine: () => undefined, steps }

async function createEarlierDatabase(state: string): Promise<Database> {
  const database = await connect(await createBareDatabaseUrl())
  onTestFinished(database.close)
  for (const statement of earlierSchemaStatements(state, env.dialect)) await execute(database.db, sql.raw(statement))
  return database
}

async function later({ db }: Database): Promise<string[]> {
  const rows = await db.select({ later: sql<string>`later` }).from(sql`productions`).orderBy(sql`id`)
  return rows.map((row) => row.later)
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each(states)('an installation from %s is upgraded and served', async (state) => {
  const database = await createEarlierDatabase(state)
  const { pending } = await pendingMigrations(database, steps)
  expect(pending[0]).not.toBe(state)
  expect(pending.at(-1)).toBe(LATER_STEP)
  expect(await upgradeSchema(database, { ...options, target: temporaryFolder() })).toEqual(pending)
  expect(await later(database)).toEqual(['aufbruch', 'heimkehr'])
  const services = createServices({
    database,
    origin: 'http://localhost',
    log: pino({ level: 'silent' }),
    now: () => NOW,
    checkAnswers: true,
  })
  await seedAndCreateAdmin(services, () => undefined)
  const { app } = createApp({ services })
  const read = async (path: string) => (await app.request(path, { headers: { 'accept-language': 'de' } })).json()
  const { count, results } = await read('/api/event-dates/')
  expect(count).toBe(2)
  expect(results[0]).toMatchObject({ event: { name: 'Aufbruch' }, venue: { name: 'Alte Weberei', city: 'Hohenwang' } })
  expect(await read(`/api/event-dates/${results[1].id}/`)).toMatchObject({
    event: { description: '<p>Ein Abend von früher.</p>' },
  })
  const page = await read('/de/pageeditor-api/page/haus')
  expect(page).toMatchObject({ headline: 'Unser Haus', urls: { de: '/de/haus', en: '/en/house' } })
  expect(JSON.stringify(page.modules)).toMatch(/Woher wir kommen.*Seit 1921 spielen wir.*Wo parke ich\?.*Am Fluss/)
  expect(JSON.stringify(page.modules)).not.toMatch(/Gelöschtes|Bis gestern/)
  expect((await read('/api/search/?q=aufbruch')).count).toBeGreaterThan(0)
  const [entry] = await database.db.select({ changes: auditLog.changes }).from(auditLog)
  expect(entry?.changes).toEqual([{ field: 'note', is_redacted: true, from: null, to: null }])
})

test('an upgrade copies the database first and stops if it cannot', async () => {
  const [first = ''] = states
  const database = await createEarlierDatabase(first)
  const target = temporaryFolder()
  const lines: string[] = []
  // PostgreSQL's tools may be missing, or of another version.
  vi.stubEnv('PATH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  await upgradeSchema(database, { printLine: (line) => lines.push(toTerminalText(line)), target, steps })
  if (env.dialect === 'postgres') {
    expect(lines).toEqual([expect.stringContaining('NOT backed up before the schema update: pg_dump is not installed')])
    return
  }
  const [copy = ''] = await listBackups(target)
  expect(lines).toEqual([`database: backed up to ${copy} before the schema update, and verified`])
  expect((await readManifest(copy))?.tables).toMatchObject({ pages: { rows: 3 }, event_dates: { rows: 3 } })
  const otherDatabase = await createEarlierDatabase(first)
  const blockedTarget = join(target, 'file')
  writeFileSync(blockedTarget, '')
  await expect(upgradeSchema(otherDatabase, { ...options, target: blockedTarget })).rejects.toThrow(
    'The schema was not updated, because the database could not be backed up first',
  )
  expect((await pendingMigrations(otherDatabase, steps)).pending).toHaveLength(steps.length - 1)
})

test('a failed migration changes nothing and names the step', async () => {
  const database = await createEarlierDatabase(states[0] ?? '')
  const before = await pendingMigrations(database, steps)
  const broken = [
    ...steps,
    { name: '9998_broken', statements: ['CREATE TABLE half (id integer)', 'INSERT INTO nowhere VALUES (1)'] },
  ]
  await expect(migrate(database, broken)).rejects.toThrow(
    /^The schema step 9998_broken failed: .*nowhere.*Nothing was changed: start the previous version/s,
  )
  expect(await pendingMigrations(database, steps)).toEqual(before)
  await expect(execute(database.db, sql`SELECT * FROM half`)).rejects.toThrow()
  await expect(later(database)).rejects.toThrow()
  expect(await database.db.select({ path: sql<string>`path_de` }).from(pages).limit(1)).toEqual([{ path: 'haus' }])
})

test('an installation of a newer release is refused unchanged', async () => {
  const database = await connect(await createBareDatabaseUrl())
  onTestFinished(database.close)
  expect(await upgradeSchema(database, options)).toHaveLength(steps.length)
  await expect(upgradeSchema(database, { ...options, steps: migrationSteps() })).rejects.toThrow(SchemaError)
  await expect(migrate(database)).rejects.toThrow(
    `The database belongs to a newer version of Partitur: this one does not know ${LATER_STEP}`,
  )
})
