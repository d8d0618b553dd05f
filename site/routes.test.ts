import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentTypes, screens, singletonScreens } from '#model/types.ts'
import routes from './routes.ts'

const files = new Map(routes.flatMap(({ children = [] }) => children).map(({ id, file }) => [id, file]))
const ownPages = contentTypes.flatMap(({ page, subScreens = {} }) => [
  ...(page ? [page] : []),
  ...Object.keys(subScreens),
])

/** A page of the tree has no id. */
const ofRecords = Object.entries(screens).flatMap(([screen, address]) => (address.de.includes('{id}') ? [screen] : []))
const ownScreens = [...new Set([...ownPages, ...singletonScreens, ...ofRecords])]

test.each(ownScreens)('the screen %s has its own file', (screen) => {
  expect(files.get(`${screen}.de`)).toMatch(new RegExp(`^\\.\\./content/[\\w-]+/pages/${screen}\\.tsx$`))
})

test('a screen without a file falls back to the page tree', () => {
  const sharedScreens = Object.keys(screens).filter((screen) => !ownScreens.includes(screen))
  expect(sharedScreens.map((screen) => files.get(`${screen}.en`))).toEqual(
    sharedScreens.map(() => files.get('page.en')),
  )
})

test('every route has its file', () => {
  const all = routes.flatMap((each) => [each, ...(each.children ?? [])]).map(({ file }) => file)
  expect(all).toContain('../content/course/print/courses.tsx')
  expect(all.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([])
})
