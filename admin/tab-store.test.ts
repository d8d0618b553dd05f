import { memoryStore } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { tabStore } from './tab-store.ts'

test('a language change in another tab has no effect here', () => {
  const shared = memoryStore({ locale: 'de', page: 1 })
  const store = tabStore(shared)
  store.setup()
  const listener = vi.fn()
  store.subscribe('locale', listener)
  expect(store.getItem('locale')).toBe('de')
  shared.setItem('locale', 'en')
  expect(store.getItem('locale')).toBe('de')
  expect(listener).not.toHaveBeenCalled()
  store.setItem('locale', 'en')
  expect(store.getItem('locale')).toBe('en')
  expect(listener).toHaveBeenCalledWith('en')
})

test('other settings of another tab are shared', () => {
  const shared = memoryStore({ page: 1 })
  const store = tabStore(shared)
  store.setup()
  const listener = vi.fn()
  store.subscribe('page', listener)
  shared.setItem('page', 2)
  expect(store.getItem('page')).toBe(2)
  expect(listener).toHaveBeenCalledWith(2)
})

test('a filter change in another tab has no effect here', () => {
  const shared = memoryStore({ 'event-dates.listParams': { filter: {} } })
  const store = tabStore(shared)
  store.setup()
  const listener = vi.fn()
  store.subscribe('event-dates.listParams', listener)
  expect(store.getItem('event-dates.listParams')).toEqual({ filter: {} })
  shared.setItem('event-dates.listParams', { filter: { q: 'Nordlicht' } })
  expect(store.getItem('event-dates.listParams')).toEqual({ filter: {} })
  expect(listener).not.toHaveBeenCalled()
})
