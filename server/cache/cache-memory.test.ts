import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trackRead } from '../db/table-tracking.ts'
import { attachBody } from './attached-body.ts'
import { type CachedResponse, createCachedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const MAX_COLLECTIONS = 20

/**
 * Collects until these are gone, each time in a new task: a dereferenced WeakRef keeps its target until the task ends.
 */
async function collect(...refs: WeakRef<object>[]): Promise<void> {
  for (let round = 0; round < MAX_COLLECTIONS && refs.some((each) => each.deref() !== undefined); round++) {
    await new Promise(setImmediate)
    collectGarbage()
  }
}

test('a cached response retains only bytes, not the original response', async () => {
  const createResponse = async () => {
    const response = attachBody(new Response(null, { headers: { 'content-type': 'text/html' } }), {
      body: 'ä'.repeat(1000),
    })
    return { cached: await createCachedResponse(response, { sameSince: () => 0 }), response: new WeakRef(response) }
  }
  const { cached, response } = await createResponse()
  await collect(response)
  expect(response.deref()).toBeUndefined()
  expect(cached.text()).toBe('ä'.repeat(1000))
})

test('a re-rendered entry does not retain its predecessors', async () => {
  const cache = createPageCache({ log: pino({ level: 'silent' }), maxBytes: 1024 * 1024 })
  const createRef = async (text: string): Promise<WeakRef<CachedResponse>> => {
    cache.changed(new Set(['pages']))
    const render = async () => {
      trackRead(['pages'])
      return new Response(text)
    }
    return new WeakRef((await cache.get('/de', render)).cachedResponse)
  }
  const refs = [await createRef('1'), await createRef('2'), await createRef('3')]
  await collect(...refs.slice(0, 2))
  expect(refs.map((ref) => ref.deref()?.text())).toEqual([undefined, undefined, '3'])
})
