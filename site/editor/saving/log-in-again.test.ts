import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { listColors } from '#contract/colors.ts'
import { fakeServer } from '#site/editor/testing/fake-server.ts'
import { start } from '#site/editor/testing/start-editor.ts'
import { initialState } from '../store/editor-state.ts'
import { createStore } from '../store/store.ts'
import { logInAgain } from './log-in-again.ts'

const colors = { method: 'GET', path: '/api/colors/' } as const
const sessionExpired = () =>
  new Response(JSON.stringify({ type: '/problems/unauthenticated', title: '', status: 401 }), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })

function clientWith(...responses: Response[]) {
  const store = createStore(initialState([]))
  let callCount = 0
  const call = createClient({ fetch: async () => responses[callCount++] ?? Response.error(), login: logInAgain(store) })
  return { store, call, callCount: () => callCount }
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('an expired session asks for a login and repeats the call', async () => {
  const { store, call, callCount } = clientWith(sessionExpired(), Response.json([]))
  const response = call<typeof listColors>(colors, {})
  await nextTick()
  expect(store.get()).toMatchObject({ paused: 'login', isLoginPostponed: false })
  expect(callCount()).toBe(1)
  store.update((state) => ({ ...state, paused: null }))
  expect(await response).toEqual([])
})

test('postponing the login rejects the call; the next one asks again', async () => {
  const { store, call } = clientWith(sessionExpired(), sessionExpired())
  const rejection = expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  await nextTick()
  store.update((state) => ({ ...state, isLoginPostponed: true }))
  await rejection
  const controller = new AbortController()
  const secondCall = expect(call<typeof listColors>(colors, {}, controller.signal)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await nextTick()
  expect(store.get().isLoginPostponed).toBe(false)
  controller.abort()
  await secondCall
})

test('an aborted call does not wait for the login', async () => {
  const { call } = clientWith(sessionExpired())
  const controller = new AbortController()
  const rejection = expect(call<typeof listColors>(colors, {}, controller.signal)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await nextTick()
  controller.abort()
  await rejection
})

test('reads of the editor ask for a login too', async () => {
  const responses = [sessionExpired(), Response.json([])]
  const fetch = async () => responses.shift() ?? Response.error()
  const editor = start(fakeServer([]), { clientFor: (login) => createClient({ fetch, ...(login ? { login } : {}) }) })
  const response = editor.call<typeof listColors>(colors, {})
  await nextTick()
  expect(editor.store.get().paused).toBe('login')
  editor.resume()
  expect(await response).toEqual([])
})
