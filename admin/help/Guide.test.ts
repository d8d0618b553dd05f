import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingId } from './Guide.tsx'

const folder = new URL('../../docs/', import.meta.url)
const guide = readFileSync(new URL('editing.md', folder), 'utf8')

test('every link within the editing guide leads to a heading', () => {
  const ids = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading))
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((id) => !ids.includes(id ?? ''))).toEqual([])
})

test('the editing guide uses exactly the existing images', () => {
  const pictures = [...guide.matchAll(/\]\(images\/([^)]+)\)/g)].map(([, name]) => name)
  const files = readdirSync(new URL('images/', folder)).filter((name) => name.startsWith('editing-'))
  expect(new Set(pictures)).toEqual(new Set(files))
})
