import { expect, test } from 'vitest'
import { hasEditParam } from '#contract/page/edit-query.ts'
import { leavesEditMode, preservedQuery, withEditParam } from './edit-mode.ts'

test.each([
  ['?edit', true],
  ['?venue=3&edit', true],
  ['?edit=1', false],
  ['', false],
])('%s means edit mode: %s', (search, edits) => {
  expect(hasEditParam(search)).toBe(edits)
})

test.each([
  ['', '?edit'],
  ['?venue=3', '?venue=3&edit'],
  ['?edit', '?edit'],
  ['?edit=&venue=3', '?venue=3&edit'],
  ['?instruments=1,4&page=2', '?instruments=1,4&page=2&edit'],
])('%s with edit mode is %s', (search, expected) => {
  expect(withEditParam(search)).toBe(expected)
})

test.each([
  ['', ''],
  ['?venue=3', '?venue=3'],
  ['?edit=&venue=3', '?venue=3&edit'],
])('a redirect carries %s over as %s', (search, expected) => {
  expect(preservedQuery(search)).toBe(expected)
})

test.each([
  ['/de', '/de', false],
  ['/de?edit', '/de?venue=3&edit', false],
  ['/de?edit', '/de?venue=3', true],
  ['/de?edit', '/de/kontakt?edit', true],
])('navigating from %s to %s leaves edit mode: %s', (from, to, leaves) => {
  const [current, next] = [from, to].map((address) => new URL(address, 'http://here.invalid'))
  expect(current && next && leavesEditMode(current, next)).toBe(leaves)
})
