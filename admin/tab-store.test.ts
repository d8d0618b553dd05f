import { memoryStore } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { tabStore } from './tab-store.ts'

test('a language change in another tab has no effect here', () => {
  const shared = memoryStore({ locale: 'de', page: 1 })
  const store = tabStore(shared)
  store.setup()
  const heard = vi.fn()
  store.subscribe('locale', heard)
  expect(store.getItem('locale')).toBe('de')
  shared.setItem('locale', 'en')
  expect(store.getItem('locale')).toBe('de')
  expect(heard).not.toHaveBeenCalled()
  store.setItem('locale', 'en')
  expect(store.getItem('locale')).toBe('en')
  expect(heard).toHaveBeenCalledWith('en')
})

test('other settings of another tab are shared', () => {
  const shared = memoryStore({ page: 1 })
  const store = tabStore(shared)
  store.setup()
  const heard = vi.fn()
  store.subscribe('page', heard)
  shared.setItem('page', 2)
  expect(store.getItem('page')).toBe(2)
  expect(heard).toHaveBeenCalledWith(2)
})

test('a filter change in another tab has no effect here', () => {
  const shared = memoryStore({ 'event-dates.listParams': { filter: {} } })
  const store = tabStore(shared)
  store.setup()
  const heard = vi.fn()
  store.subscribe('event-dates.listParams', heard)
  expect(store.getItem('event-dates.listParams')).toEqual({ filter: {} })
  shared.setItem('event-dates.listParams', { filter: { q: 'Nordlicht' } })
  expect(store.getItem('event-dates.listParams')).toEqual({ filter: {} })
  expect(heard).not.toHaveBeenCalled()
})
