import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAnswerThroughCache } from './answer-through-cache.ts'
import { EVERYTHING } from './changes.ts'
import { createPageCache } from './page-cache.ts'

const call = { url: 'http://haus.example/api/types/', init: { method: 'GET' }, cookie: null, language: 'de' as const }

function house() {
  const cache = createPageCache({ log: pino({ level: 'silent' }), maxBytes: 1_000_000 })
  const { forPages, forVisitors } = createAnswerThroughCache({ cache, declaredOf: ({ href }) => ({ url: href, rest: '' }) })
  const asked: string[] = []
  const source = { answer: () => Response.json([{ name: 'Konzert' }]) }
  const make = async (request: Request) => {
    asked.push(`${request.url} ${request.headers.get('accept-language')}`)
    return source.answer()
  }
  return { cache, asked, ask: forPages(make), visit: forVisitors(make), source }
}

test('pages and visitors are answered from one memory, pages with one value that none can change', async () => {
  const { ask, visit, asked } = house()
  const [first, second] = await Promise.all([ask(call), ask(call)])
  const value = (await first.json()) as { name: string }[]
  expect(value).toEqual([{ name: 'Konzert' }])
  expect(await second.json()).toBe(value)
  expect(() => value.push({ name: 'Probe' })).toThrow(TypeError)
  expect(() => Object.assign(value[0] ?? {}, { name: 'Probe' })).toThrow(TypeError)
  expect(await (await visit(new Request(call.url, { headers: { 'accept-language': 'de' } }))).json()).toEqual(value)
  expect(asked).toEqual([`${call.url} de`])
})

test('who has a session and who writes is never answered from memory', async () => {
  const { ask, asked } = house()
  for (const more of [{ cookie: 'partitur.session_token=abc' }, { init: { method: 'POST' } }]) {
    await ask({ ...call, ...more })
    await ask({ ...call, ...more })
  }
  expect(asked).toHaveLength(4)
})

test('a problem is answered as one, and what stands in for a failure says that it is old', async () => {
  const { cache, ask, source } = house()
  expect((await ask(call)).headers.has('warning')).toBe(false)
  cache.changed(EVERYTHING)
  source.answer = () => new Response('', { status: 500 })
  const stale = await ask(call)
  expect([stale.ok, stale.headers.has('warning'), await stale.json()]).toEqual([true, true, [{ name: 'Konzert' }]])
  const refused = await ask({ ...call, url: 'http://haus.example/api/nothing/' })
  expect([refused.ok, refused.status]).toEqual([false, 500])
})
