import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { pages } from '#content/page/table.ts'
import { createBareDatabaseUrl, createDatabase } from '#tests/support/databases/database.ts'
import { create } from '#tests/support/factories.ts'
import { createServices, type Services } from '../create-services.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { user } from '../db/schema/accounts.ts'
import { env } from '../env.ts'
import { defaultSettings, saveSettings } from '../services/settings.ts'
import { systemViewer } from './open.ts'
import { seedAndCreateAdmin } from './prepare.ts'

async function seedLittle(services: Services): Promise<void> {
  const deps = services.depsFor({ viewer: systemViewer, locale: 'de' })
  await saveSettings(deps, defaultSettings)
  await create(deps, 'pages')
}

test('one of three concurrent starts seeds an empty database', async () => {
  const url = await createBareDatabaseUrl()
  const databases = await Promise.all([connect(url), connect(url), connect(url)])
  const logins = await Promise.all(
    databases.map(async (database) => {
      await migrate(database)
      const services = createServices({ database, origin: 'http://localhost', log: pino({ level: 'silent' }) })
      return seedAndCreateAdmin(services, () => undefined, { seed: seedLittle })
    }),
  )
  // Only one process prints a login, and it works.
  expect(logins.filter((login) => login !== null)).toHaveLength(1)
  const [{ db }] = databases
  expect(await db.select({ id: pages.id }).from(pages)).toHaveLength(1)
  expect(await db.select({ id: user.id }).from(user)).toHaveLength(1)
  await Promise.all(databases.map((database) => database.close()))
})

test('the first account needs a long password; later starts ignore it', async () => {
  Object.assign(env, { ADMIN_PASSWORD: 'elf-zeichen' })
  onTestFinished(() => void Object.assign(env, { ADMIN_PASSWORD: undefined }))
  const database = await createDatabase()
  const services = createServices({ database, origin: 'http://localhost', log: pino({ level: 'silent' }) })
  const prepare = () => seedAndCreateAdmin(services, () => undefined, { seed: seedLittle })
  await expect(prepare()).rejects.toMatchObject({
    code: 'bad_input',
    message: 'ADMIN_PASSWORD needs 12 to 256 characters',
  })
  expect(await database.db.select({ id: pages.id }).from(pages)).toEqual([])
  Object.assign(env, { ADMIN_PASSWORD: 'zwoelf-stueck' })
  expect(await prepare()).toBe('admin@partitur.example, with the password of ADMIN_PASSWORD')
  Object.assign(env, { ADMIN_PASSWORD: 'elf-zeichen' })
  expect(await prepare()).toBe(null)
})
