import { expect, onTestFinished, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createSample } from '#tests/support/samples/endpoint-samples.ts'
import { callSample, type SampleCall } from '#tests/support/samples/sample-call.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

// Some calls exist only with drafts.
withDrafts()

/** Calls that change nobody else's work: checks, own presence, undo of one's own deletion. */
const ofEveryone = [
  'leave_presence',
  'list_dead_links',
  'restore_deleted',
  'set_look_ahead',
  'set_preferences',
  'stay_present',
]

test('every guarded write and account service refuses accounts without an area', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const sample = await createSample(app, await app.login('admin'))
  const { headers } = await app.login('editor', [])
  const guarded = app.registry.endpoints.filter(isGuarded)
  leaveToServices(guarded, 'editor')
  const missing: string[] = []
  const reached: string[] = []
  for (const endpoint of guarded) {
    const call = await sample(endpoint)
    if (!call) missing.push(endpoint.id)
    else if ((await callSample(app, { endpoint, call, headers })).status !== 403) reached.push(endpoint.id)
  }
  expect(missing).toEqual([])
  expect(reached.toSorted()).toEqual(ofEveryone)
})

/** Calls that reveal only public data. The preview time is not read without a session. */
const ofVisitors = ['admin_resources', 'get_tagged_text', 'set_look_ahead']

test('every guarded service refuses visitors, for reads too', {
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const sample = await createSample(app, await app.login('admin'))
  const guarded = app.registry.endpoints.filter(({ access, id }) => access !== 'visitor' && id !== 'logout')
  const calls = new Map<Endpoint, SampleCall | null>()
  for (const endpoint of guarded) calls.set(endpoint, await sample(endpoint))
  leaveToServices(guarded, 'visitor')
  const statuses: string[] = []
  for (const [endpoint, call] of calls)
    if (!call || (await callSample(app, { endpoint, call, headers: {} })).status !== 401) statuses.push(endpoint.id)
  expect(statuses.toSorted()).toEqual(ofVisitors)
})

function isGuarded({ method, access }: Endpoint): boolean {
  return access === 'accounts' || access === 'admin' || (access === 'editor' && method !== 'GET')
}

/** Opens every route to all accounts, or to everyone, so that only the services check. */
function leaveToServices(endpoints: readonly Endpoint[], to: Endpoint['access']): void {
  for (const endpoint of endpoints) {
    const { access } = endpoint
    Object.assign(endpoint, { access: to })
    onTestFinished(() => void Object.assign(endpoint, { access }))
  }
}
