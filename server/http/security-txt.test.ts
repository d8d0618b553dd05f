import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { env } from '../env.ts'
import { securityText } from './security-txt.ts'

test('security.txt states contact and expiry as in RFC 9116', () => {
  const options = { origin: 'https://haus.example', now: new Date('2027-01-15T12:00:00Z') }
  expect(securityText({ ...options, contact: 'sicherheit@haus.example' })).toBe(
    'Contact: mailto:sicherheit@haus.example\nExpires: 2027-07-14T12:00:00.000Z\nPreferred-Languages: de, en\nCanonical: https://haus.example/.well-known/security.txt\n',
  )
  expect(securityText({ ...options, contact: 'https://haus.example/de/sicherheit' })).toContain(
    'Contact: https://haus.example/de/sicherheit\n',
  )
})

test('security.txt is served if a contact is set', async () => {
  Object.assign(env, { SECURITY_CONTACT: 'sicherheit@haus.example' })
  onTestFinished(() => void Object.assign(env, { SECURITY_CONTACT: undefined }))
  const { app } = await createTestApp()
  const response = await app.request('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
  expect(await response.text()).toMatch(/^Contact: mailto:sicherheit@haus\.example\n/)
})

test('security.txt is absent without a contact', async () => {
  const { app } = await createTestApp()
  expect((await app.request('/.well-known/security.txt')).status).toBe(404)
})
