import { expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { listColors } from '#contract/lookups.ts'
import { initialState } from './editor-state.ts'
import { fakeServer } from './fake-server.ts'
import { createStore } from './store.ts'
import { start } from './testing.ts'
import { withLogin } from './with-login.ts'

const problem = (code: string, status: number) => new Response(JSON.stringify({ type: `/problems/${code}` }), { status })

function calls(...answers: Response[]) {
  const store = createStore(initialState([]))
  let made = 0
  const fetch = withLogin(async () => answers[made++] ?? Response.error(), store)
  return { store, fetch, made: () => made }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test.each([
  ['a session that ended', problem('unauthenticated', 401)],
  ['a token of another session', problem('csrf', 403)],
])('%s asks for the login, and the same call is made again after it', async (_, answer) => {
  const { store, fetch, made } = calls(answer, Response.json({ count: 3 }))
  const answered = fetch('/api/admin/images/', {})
  await turn()
  expect(store.get()).toMatchObject({ halt: 'login', isLoginPutOff: false })
  expect(made()).toBe(1)
  store.update((state) => ({ ...state, halt: null }))
  expect(await (await answered).json()).toEqual({ count: 3 })
})

test('a login put off ends the call with the answer it had; the next call asks again', async () => {
  const { store, fetch } = calls(problem('unauthenticated', 401), problem('unauthenticated', 401))
  const answered = fetch('/api/admin/images/', {})
  await turn()
  store.update((state) => ({ ...state, isLoginPutOff: true }))
  expect((await answered).status).toBe(401)
  void fetch('/api/admin/images/', {})
  await turn()
  expect(store.get().isLoginPutOff).toBe(false)
})

test('a call that is no longer wanted waits for no login', async () => {
  const { fetch } = calls(problem('unauthenticated', 401))
  const left = new AbortController()
  const answered = fetch('/api/admin/images/', { signal: left.signal })
  await turn()
  left.abort()
  expect((await answered).status).toBe(401)
})

test('what the editor reads beside its queue asks for the login too', async () => {
  const answers = [problem('unauthenticated', 401), Response.json([])]
  const editor = start(fakeServer([]), { fetch: async () => answers.shift() ?? Response.error(), connect: (fetch) => createClient({ fetch }) })
  const colors = editor.call<typeof listColors>({ method: 'GET', path: '/api/colors/' }, {})
  await turn()
  expect(editor.store.get().halt).toBe('login')
  editor.resume()
  expect(await colors).toEqual([])
})

test('what is forbidden to this account is answered as it is', async () => {
  const { store, fetch } = calls(problem('forbidden', 403))
  expect((await fetch('/api/admin/users/', {})).status).toBe(403)
  expect(store.get().halt).toBeNull()
})
