import { expect, test } from 'vitest'
import { takeReload } from './chunk-failure.ts'

function memory() {
  const kept = new Map<string, string>()
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }
}

test('a failed chunk reloads at once, and again only after 60 seconds', () => {
  const kept = memory()
  expect(takeReload(kept, 1000)).toBe(true)
  expect(takeReload(kept, 1000 + 59_999)).toBe(false)
  expect(takeReload(kept, 1000 + 60_000)).toBe(true)
})

test('where nothing can be kept nothing reloads, so that no page reloads for ever', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(takeReload({ getItem: refuse, setItem: refuse }, 1000)).toBe(false)
})
