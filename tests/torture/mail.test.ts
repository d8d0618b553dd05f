import { createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../support/server-process.ts'
import { startSite } from '../support/site.ts'
import { tell } from '../support/torture.ts'

const ANSWERS_WITHIN_MS = 5000

/** A mail server that takes calls and never says a word. */
async function startMute() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return port
}

test.each([
  ['is gone', freePort],
  ['is mute', startMute],
])('where the mail server %s, nobody waits for it and links are handed on by hand', async (state, start) => {
  const site = await startSite({ env: { SMTP_URL: `smtp://127.0.0.1:${await start()}` } })
  const { call } = await site.session()
  const timed = async <T>(act: () => Promise<T>) => {
    const started = performance.now()
    const answer = await act()
    expect(performance.now() - started).toBeLessThan(ANSWERS_WITHIN_MS)
    return answer
  }
  const account = { email: 'neu@house.example', name: 'Neu', role: 'editor', areas: ['school'] }
  const made = await timed(() => call('POST', '/api/admin/users/', account))
  expect([made.status, made.body.invitation.url]).toEqual([201, expect.stringContaining('/admin/invitation?token=')])
  const token = new URL(made.body.invitation.url).searchParams.get('token')
  expect((await call('POST', '/api/admin/invitation/accept/', { token, name: 'Neu', password: 'ein-langes-passwort' })).status).toBeLessThan(300)
  const form = new URLSearchParams({ text: 'Die Tür klemmt.', contact: '', website: '' })
  const report = await timed(() => fetch(`${site.url}/barrier-reports/de`, { method: 'POST', body: form, redirect: 'manual' }))
  expect(report.status).toBeLessThan(400)
  for (let count = 0; count < 20; count++) expect((await timed(() => fetch(`${site.url}/de`))).status).toBe(200)
  tell(`mail server ${state}: links and reports are answered within ${ANSWERS_WITHIN_MS / 1000} s`)
  await site.stop()
})
