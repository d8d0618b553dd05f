import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { listColors } from '#contract/colors.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { start } from '../testing/start-editor.ts'
import { initialState } from './editor-state.ts'
import { logInAgain } from './log-in-again.ts'
import { createStore } from './store.ts'

const colors = { method: 'GET', path: '/api/colors/' } as const
const lost = () =>
  new Response(JSON.stringify({ type: '/problems/unauthenticated', title: '', status: 401 }), {
    status: 401,
    headers: { 'content-type': 'application/problem+json' },
  })

function calls(...answers: Response[]) {
  const store = createStore(initialState([]))
  let made = 0
  const call = createClient({ fetch: async () => answers[made++] ?? Response.error(), login: logInAgain(store) })
  return { store, call, made: () => made }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('an expired session asks for a login and repeats the call', async () => {
  const { store, call, made } = calls(lost(), Response.json([]))
  const answered = call<typeof listColors>(colors, {})
  await turn()
  expect(store.get()).toMatchObject({ paused: 'login', isLoginPostponed: false })
  expect(made()).toBe(1)
  store.update((state) => ({ ...state, paused: null }))
  expect(await answered).toEqual([])
})

test('postponing the login rejects the call; the next one asks again', async () => {
  const { store, call } = calls(lost(), lost())
  const answered = expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  await turn()
  store.update((state) => ({ ...state, isLoginPostponed: true }))
  await answered
  const left = new AbortController()
  const again = expect(call<typeof listColors>(colors, {}, left.signal)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await turn()
  expect(store.get().isLoginPostponed).toBe(false)
  left.abort()
  await again
})

test('an aborted call does not wait for the login', async () => {
  const { call } = calls(lost())
  const left = new AbortController()
  const answered = expect(call<typeof listColors>(colors, {}, left.signal)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await turn()
  left.abort()
  await answered
})

test('reads of the editor ask for a login too', async () => {
  const answers = [lost(), Response.json([])]
  const fetch = async () => answers.shift() ?? Response.error()
  const editor = start(fakeServer([]), { clientFor: (login) => createClient({ fetch, ...(login ? { login } : {}) }) })
  const answered = editor.call<typeof listColors>(colors, {})
  await turn()
  expect(editor.store.get().paused).toBe('login')
  editor.resume()
  expect(await answered).toEqual([])
})
