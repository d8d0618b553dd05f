import { expect, test } from 'vitest'
import type { login } from './account.ts'
import { createClient } from './client.ts'
import type { listColors } from './colors.ts'
import { readCsrfCookie } from './session-client.ts'

const colors = { method: 'GET', path: '/api/colors/' } as const
const problem = (code: string, status: number, title = '') =>
  new Response(JSON.stringify({ type: `/problems/${code}`, title, status }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

function answerWith(...responses: Response[]) {
  const requests: RequestInit[] = []
  const fetch = async (_: string, init: RequestInit) => {
    requests.push(init)
    return responses[requests.length - 1] ?? Response.error()
  }
  return { fetch, requests }
}

test.each([
  ['unauthenticated', 401],
  ['csrf', 403],
])('a call refused as %s asks for a login and is repeated', async (code, status) => {
  const { fetch, requests } = answerWith(problem(code, status), Response.json([]))
  let loginCount = 0
  const login = async () => ++loginCount > 0
  expect(await createClient({ fetch, login })<typeof listColors>(colors, {})).toEqual([])
  expect([requests.length, loginCount]).toEqual([2, 1])
})

test('the login callback receives the error code', async () => {
  const { fetch, requests } = answerWith(problem('stale_login', 403), Response.json([]))
  const client = createClient({ fetch, login: async (_signal, code) => code === 'stale_login' })
  expect(await client<typeof listColors>(colors, {})).toEqual([])
  expect(requests).toHaveLength(2)
})

test('without a login the refusal is thrown, and forbidden never asks', async () => {
  const refused = createClient({ fetch: answerWith(problem('unauthenticated', 401)).fetch, login: async () => false })
  await expect(refused<typeof listColors>(colors, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  const forbidden = createClient({
    fetch: answerWith(problem('forbidden', 403)).fetch,
    login: () => Promise.reject(new Error('asked')),
  })
  await expect(forbidden<typeof listColors>(colors, {})).rejects.toMatchObject({ code: 'forbidden' })
})

test("errors have the server's message, or none, or a network cause", async () => {
  const call = createClient(
    answerWith(problem('bad_input', 400, 'Bitte prüfen.'), new Response('<h1>Bad Gateway</h1>', { status: 502 })),
  )
  await expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({
    code: 'bad_input',
    message: 'Bitte prüfen.',
  })
  await expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({
    code: 'internal',
    message: '',
    cause: undefined,
  })
  const offlineClient = createClient({ fetch: () => Promise.reject(new TypeError('lost')) })
  await expect(offlineClient<typeof listColors>(colors, {})).rejects.toMatchObject({
    code: 'unavailable',
    cause: new TypeError('lost'),
  })
})

test.each([301, 401, 403, 404, 418, 429, 502, 503])(
  'an error %i without a problem document retains its status',
  async (status) => {
    for (const headers of [{ 'content-type': 'text/html' }, { 'content-type': 'application/json' }, {}] as Record<
      string,
      string
    >[]) {
      const refused = createClient(answerWith(new Response('no', { status, headers })))<typeof listColors>(colors, {})
      await expect(refused).rejects.toMatchObject({ status, code: status === 404 ? 'not_found' : 'internal' })
    }
  },
)

test('a broken problem document retains the response status', async () => {
  const broken = new Response('{"type":', { status: 503, headers: { 'content-type': 'application/problem+json' } })
  const call = createClient(answerWith(problem('conflict', 409), broken))
  await expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({ status: 409, code: 'conflict' })
  await expect(call<typeof listColors>(colors, {})).rejects.toMatchObject({ status: 503, code: 'internal' })
})

test('a body is sent as JSON, a form unchanged', async () => {
  const { fetch, requests } = answerWith(Response.json({}), Response.json({}))
  const call = createClient({ fetch })
  const form = new FormData()
  await call<typeof login>(
    { method: 'POST', path: '/{locale}/pageeditor-api/login' },
    { params: { locale: 'de' }, body: { email: 'a@b.de', password: 'x' } },
  )
  await call<typeof listColors>({ method: 'GET', path: '/api/colors/' }, { form })
  expect(requests.map(({ body }) => body)).toEqual(['{"email":"a@b.de","password":"x"}', form])
  expect(requests.map(({ headers }) => 'content-type' in (headers as object))).toEqual([true, false])
})

test.each([
  ['', ''],
  ['other=1; csrftoken=a-b_c', 'a-b_c'],
  ['xcsrftoken=no; csrftoken=a%3D', 'a='],
])('the CSRF token in the cookies %j is %j', (cookies, token) => {
  expect(readCsrfCookie(cookies)).toBe(token)
})
