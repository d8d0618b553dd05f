import { memoryStore } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { keepLanguage } from './language-store.ts'

test('a language that another tab chooses changes nothing here, and one that is chosen here does', () => {
  const shared = memoryStore({ locale: 'de', page: 1 })
  const store = keepLanguage(shared)
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

test('what else another tab keeps is known here', () => {
  const shared = memoryStore({ page: 1 })
  const store = keepLanguage(shared)
  store.setup()
  const heard = vi.fn()
  store.subscribe('page', heard)
  shared.setItem('page', 2)
  expect(store.getItem('page')).toBe(2)
  expect(heard).toHaveBeenCalledWith(2)
})
