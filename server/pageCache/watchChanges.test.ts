import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { resourceNamed } from '#server/services/resources/all.ts'
import { createRecord } from '#server/services/resources/engine.ts'
import { createServices } from '#server/services.ts'
import { createDatabase } from '#tests/support/database.ts'
import { watchChanges } from './watchChanges.ts'

const log = pino({ level: 'silent' })

test('a process learns of what another one has committed, and not of what was rolled back', async () => {
  const own = await createDatabase()
  let changes = 0
  const stop = await watchChanges(own, { url: own.url, log, onChange: () => changes++ })
  const other = connect(own.url)
  onTestFinished(async () => {
    await stop()
    await other.close()
  })
  const before = changes
  const services = createServices({ database: other, origin: 'http://localhost', log })
  const deps = services.depsFor({ viewer: { id: 'x', email: '', name: '', role: 'admin' }, locale: 'de' })
  const fails = createRecord(deps, resourceNamed('works'), { composer_id: 99, title: { de: 'Nichts', en: '' } })
  await expect(fails).rejects.toThrow()
  expect(changes).toBe(before)
  await createRecord(deps, resourceNamed('categories'), { name: { de: 'Neu', en: 'New' }, order: 0 })
  await expect.poll(() => changes, { timeout: 5000 }).toBeGreaterThan(before)
})
