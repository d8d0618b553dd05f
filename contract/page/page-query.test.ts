import { expect, test } from 'vitest'
import { eventFilterNames } from '#content/production/type.ts'
import { declaredPageParams, splitDeclaredQuery } from './page-query.ts'

const always = ['edit']

test.each([
  ['/de', [...always, ...eventFilterNames, 'page']],
  ['/de/', [...always, ...eventFilterNames, 'page']],
  ['/de/_.data', [...always, ...eventFilterNames, 'page']],
  ['/de/kalender/2026-12', [...always, ...eventFilterNames]],
  ['/en/news', ['edit', 'page']],
  ['/en/news.data', ['edit', 'page']],
  ['/de/aktuelles/neue-saison/4', ['edit']],
  ['/de/impressum', ['edit']],
  ['/spielplan.html', ['edit']],
])('the page of %s reads the parameters %j', (path, names) => {
  expect(declaredPageParams(path)).toEqual(names)
})

test('declared parameters are sorted, the rest is separate', () => {
  expect(splitDeclaredQuery('?utm_source=brief&page=2&date=2027-03&date=2027-01&x', ['date', 'page'])).toEqual({
    read: '?date=2027-03&date=2027-01&page=2',
    rest: '?utm_source=brief&x=',
  })
  expect(splitDeclaredQuery('', ['date'])).toEqual({ read: '', rest: '' })
})
