import { pino } from 'pino'
import { expect, test } from 'vitest'
import { pages } from '#content/page/table.ts'
import { createBareDatabaseUrl } from '#tests/support/database.ts'
import { create } from '#tests/support/factories.ts'
import { createServices, type Services } from '../create-services.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { user } from '../db/schema/accounts.ts'
import { defaultSettings, saveSettings } from '../services/settings.ts'
import { systemViewer } from './open.ts'
import { prepareDatabase } from './prepare.ts'

/** As the demo house is written, with less in it. */
async function seedLittle(services: Services): Promise<void> {
  const deps = services.depsFor({ viewer: systemViewer, locale: 'de' })
  await saveSettings(deps, defaultSettings)
  await create(deps, 'pages')
}

test('of three processes that start at once on an empty database one fills it, and all of them serve', async () => {
  const url = await createBareDatabaseUrl()
  const databases = [connect(url), connect(url), connect(url)]
  const logins = await Promise.all(
    databases.map(async (database) => {
      await migrate(database)
      const services = createServices({ database, origin: 'http://localhost', log: pino({ level: 'silent' }) })
      return prepareDatabase(services, () => undefined, { seed: seedLittle })
    }),
  )
  // Only one of them tells the first login, and it is the one that is good.
  expect(logins.filter((login) => login !== null)).toHaveLength(1)
  const [{ db }] = databases as [(typeof databases)[0]]
  expect(await db.select({ id: pages.id }).from(pages)).toHaveLength(1)
  expect(await db.select({ id: user.id }).from(user)).toHaveLength(1)
  await Promise.all(databases.map((database) => database.close()))
})
