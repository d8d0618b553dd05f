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

test('what must be chosen starts empty', () => {
  expect(initialValues('instruments')).not.toHaveProperty('group_id')
})

test('a new concert, course, article and page starts offline, and an article is of now', () => {
  for (const resource of ['productions', 'courses', 'news', 'pages'] as const)
    expect(initialValues(resource)).toMatchObject({ is_online: false })
  expect(initialValues('news', new Date('2027-01-15T12:34:56Z')).date).toBe('2027-01-15T12:34:00.000Z')
})

test('the place of a new page among its siblings is left to the server', () => {
  expect(initialValues('pages')).not.toHaveProperty('order')
})
