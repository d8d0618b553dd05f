import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/database.ts'
import { createServices } from '../create-services.ts'
import { connect } from '../db/connect.ts'
import { resourceNamed } from '../services/resources/all.ts'
import { createRecord } from '../services/resources/engine.ts'
import type { Changed } from './changes.ts'
import { watchChanges } from './watch-changes.ts'

const log = pino({ level: 'silent' })

test('a process learns of what another one has committed, and not of what was rolled back', async () => {
  const own = await createDatabase()
  const changes: Changed[] = []
  const stop = await watchChanges(own, { url: own.url, log, onChange: (changed) => changes.push(changed) })
  const other = connect(own.url)
  onTestFinished(async () => {
    await stop()
    await other.close()
  })
  const before = changes.length
  const services = createServices({ database: other, origin: 'http://localhost', log })
  const deps = services.depsFor({ viewer: { id: 'x', email: '', name: '', role: 'admin' }, locale: 'de' })
  const fails = createRecord(deps, resourceNamed('works'), { composer_id: 99, title: { de: 'Nichts', en: '' } })
  await expect(fails).rejects.toThrow()
  expect(changes).toHaveLength(before)
  await createRecord(deps, resourceNamed('categories'), { name: { de: 'Neu', en: 'New' }, order: 0 })
  await expect.poll(() => changes.slice(before), { timeout: 5000 }).toEqual([new Set(['categories'])])
})
