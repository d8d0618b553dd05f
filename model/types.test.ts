import { expect, test } from 'vitest'
import { variantOfScreen } from './types.ts'

test('a screen has the variant of its type, without one that of the orchestra', () => {
  expect([variantOfScreen('courses'), variantOfScreen('course')]).toEqual(['school', 'school'])
  expect([variantOfScreen('venue'), variantOfScreen('home'), variantOfScreen(undefined)]).toEqual([
    'orchestra',
    'orchestra',
    'orchestra',
  ])
})
