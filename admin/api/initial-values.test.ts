import { expect, test } from 'vitest'
import { initialValues } from './initial-values.ts'

test('a new record starts with the defaults of the contract', () => {
  expect(initialValues('faq')).toEqual({
    question: { de: '', en: '' },
    answer: { de: '', en: '' },
    category: '',
    order: 0,
    is_online: true,
    online_from: null,
    online_with: null,
  })
})

test('required choices start empty', () => {
  expect(initialValues('instruments')).not.toHaveProperty('group_id')
})

test('new concerts, courses, articles and pages start offline, articles dated now', () => {
  for (const resource of ['productions', 'courses', 'news', 'pages'] as const)
    expect(initialValues(resource)).toMatchObject({ is_online: false })
  expect(initialValues('news', new Date('2027-01-15T12:34:56Z')).date).toBe('2027-01-15T12:34:00.000Z')
})

test('a new page sends no order', () => {
  expect(initialValues('pages')).not.toHaveProperty('order')
})
