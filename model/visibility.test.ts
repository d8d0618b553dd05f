import { expect, test } from 'vitest'
import { hasVisiblePage, visibilityState } from './visibility.ts'

const rule = { online: 'is_online', from: ['starts', 'goes_out'], until: 'ends', page: 'has_page' }
const now = new Date('2026-11-21T12:00:00Z')
const before = '2026-11-21T11:59:59Z'
const after = '2026-12-24T00:00:00Z'

test.each([
  [{ is_online: true }, { is: 'offline' }],
  [{ is_online: true, starts: null }, { is: 'offline' }],
  [{ is_online: true, starts: null, goes_out: null, ends: null }, { is: 'online' }],
  [{ is_online: false, starts: after }, { is: 'offline' }],
  [{ starts: null, goes_out: null }, { is: 'offline' }],
  [
    { is_online: true, starts: after, goes_out: before },
    { is: 'waiting', from: new Date(after) },
  ],
  [
    { is_online: true, starts: null, goes_out: new Date(after) },
    { is: 'waiting', from: new Date(after) },
  ],
  [{ is_online: true, starts: now.toISOString(), goes_out: now }, { is: 'online' }],
  [{ is_online: true, starts: before, goes_out: null, ends: after }, { is: 'online' }],
  [
    { is_online: true, starts: null, goes_out: null, ends: now },
    { is: 'over', until: now },
  ],
  [{ is_online: true, starts: 'morgen', goes_out: null }, { is: 'online' }],
])('%o has the public state %o', (record, state) => {
  expect(visibilityState(rule, record, now)).toEqual(state)
})

test('a rule without times only checks the online flag', () => {
  expect(visibilityState({ online: 'is_online', from: [] }, { is_online: true, starts: after }, now)).toEqual({
    is: 'online',
  })
})

test.each([
  ['people', { is_online: true, online_from: null, has_page: true }, true],
  ['people', { is_online: true, online_from: null, has_page: false }, false],
  ['people', { is_online: false, online_from: null, has_page: true }, false],
  ['news', { is_online: true, online_from: null, date: before }, true],
  ['news', { is_online: true, online_from: after, date: before }, false],
  ['news', { is_online: true, online_from: null, date: after }, false],
  ['files', {}, true],
])('in %s %o has an open page: %s', (resource, record, can) => {
  expect(hasVisiblePage(resource, record, now)).toBe(can)
})
