import { expect, test } from 'vitest'
import { initialValues } from './initial-values.ts'

test('a new record starts with the defaults of the contract', () => {
  expect(initialValues('faq')).toEqual({ question: { de: '', en: '' }, answer: { de: '', en: '' }, order: 0, is_online: true })
})

test('what must be chosen starts empty', () => {
  expect(initialValues('instruments')).not.toHaveProperty('group_id')
})
