import { expect, test } from 'vitest'
import type { NavItem } from '../../endpoints.ts'
import { nearbyPages } from './nearby-pages.ts'

const item = (url: string, children: NavItem[] = []): NavItem => ({ title: url, url, clickable: true, children })
const menu = [item('/a', [item('/a/lessons', [item('/a/lessons/fees'), item('/a/lessons/hire')]), item('/a/rooms'), item('/a/team')]), item('/b')]

test.each([
  ['the pages below it', '/a/lessons', ['/a/lessons/fees', '/a/lessons/hire']],
  ['the pages beside it', '/a/rooms', ['/a/lessons', '/a/team']],
  ['the pages beside it, deep in the menu', '/a/lessons/fees', ['/a/lessons/hire']],
  ['nothing where it is in no menu', '/c', []],
  ['nothing where it stands alone', '/b', []],
])('a page leads to %s', (_, url, expected) => {
  expect(nearbyPages(menu, url).map((each) => each.url)).toEqual(expected)
})
