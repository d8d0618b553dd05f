import { ADMIN } from './server-process.ts'

/** Calls of a server without the demo, by its first account or another one. */
export async function connectToServer(url: string, { email, password }: typeof ADMIN = ADMIN) {
  const loginResponse = await fetch(`${url}/de/pageeditor-api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!loginResponse.ok) throw new Error(`login: ${loginResponse.status} ${await loginResponse.text()}`)
  const cookies = loginResponse.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? ''
  const headers = { cookie: cookies.join('; '), 'x-csrftoken': token, 'accept-language': 'de' }
  const read = async (response: Response) => {
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return {
    call: async (method: string, path: string, body?: unknown) =>
      read(
        await fetch(url + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    upload: async (
      bytes: Buffer,
      { kind = 'files', name = 'programm.pdf' }: { kind?: 'files' | 'images'; name?: string } = {},
    ) => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(bytes)]), name)
      return read(await fetch(`${url}/api/admin/${kind}/upload/`, { method: 'POST', headers, body }))
    },
  }
}
