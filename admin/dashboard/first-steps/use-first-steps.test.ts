import { expect, test } from 'vitest'
import { findStepLists, offeredSteps, stepOfScreen } from './use-first-steps.ts'

const listsOf = (...allowed: string[]) => findStepLists((resource) => allowed.includes(resource))

test('an account of the school begins with requests and edits the pages of courses', () => {
  const lists = listsOf('course-requests', 'courses', 'people')
  expect(lists).toEqual({ frequent: 'course-requests', paged: 'courses' })
  expect(offeredSteps(lists)).toEqual(['profile', 'page', 'list', 'search', 'help'])
})

test('an account that only manages accounts is offered the second factor', () => {
  expect(offeredSteps(listsOf('users', 'audit-log'))).toEqual(['profile', 'second-factor', 'list', 'search', 'help'])
})

test('a screen finishes its step', () => {
  const lists = listsOf('news', 'pages')
  expect(
    ['/admin/news/7', '/admin/profile', '/admin/courses', '/admin'].map((path) => stepOfScreen(path, lists)),
  ).toEqual(['list', 'profile', null, null])
})
