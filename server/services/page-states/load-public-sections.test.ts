import { expect, test } from 'vitest'
import { de, minutes, startPage } from '#tests/support/browser/draft-page.ts'
import { loadPublicSections } from './load-public-sections.ts'

test('a draft that begins while a page is read stays private', async () => {
  const { clock, db, login, module, owner } = await startPage()
  clock.now = new Date(minutes(1))
  const collector = await login('editor')
  await collector.call('POST', `${de}/preferences`, { body: { collects: true } })
  const statuses: number[] = []
  const collect = async () => {
    const body = { content: 'Eintritt' }
    statuses.push((await collector.call('POST', `${de}/headline/${module.id}/`, { body })).status)
  }
  // The first query looks for drafts, the second one reads the tables.
  const readers = [db, beforeFirstQuery(db, collect)]
  const reader = {
    get db() {
      return readers.shift() ?? db
    },
    viewer: null,
    locale: 'de' as const,
    now: () => clock.now,
  }
  const [section] = await loadPublicSections(reader, { content_type: 'page', ids: [owner.object_id] })
  expect(statuses).toEqual([200])
  expect(section?.columns[0]?.children[0]?.content).toBe('Preise')
})

/** The same database; its first query waits for `run`. */
function beforeFirstQuery<T extends object>(database: T, run: () => Promise<void>): T {
  let waiting: Promise<void> | null = null
  const wrap = <O extends object>(target: O): O =>
    new Proxy(target, {
      // Like a transaction: its statements get no names, which would be taken.
      has: (object, name) => name === 'rollback' || Reflect.has(object, name),
      get(object, name) {
        const value: unknown = Reflect.get(object, name)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (name === 'execute') {
            waiting ??= run()
            return waiting.then(() => value.apply(object, args))
          }
          const result: unknown = value.apply(object, args)
          return typeof result === 'object' && result !== null ? wrap(result) : result
        }
      },
    })
  return wrap(database)
}
