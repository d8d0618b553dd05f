import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const isOfOthers = /^(node_modules|build|data)$|^\.(?!npmrc$)/
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !isOfOthers.test(name))
  .flatMap((each) => [each.name, ...(each.isDirectory() ? filesIn(each.name) : [])])
const guides = files.filter((file) => /^(.*\/)?(README|CONTRIBUTING)\.md$|^docs\/[\w-]+\.md$/.test(file))

test.each(guides)('every path that %s names exists', (guide) => {
  const references = [
    ...readFileSync(join(root, guide), 'utf8').matchAll(/`([\w@.-][\w@./-]*(?:\.(?:ts|tsx|mjs|css|yml)|\/))`/g),
  ].map(([, path = '']) => path)
  const deadReferences = references.filter(
    (path) =>
      !files.some((file) => file === path.replace(/\/$/, '') || `/${file}`.endsWith(`/${path.replace(/\/$/, '')}`)),
  )
  expect(deadReferences).toEqual([])
})

test('every relative link in the documentation resolves', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((guide) =>
      [...readFileSync(join(root, guide), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^(https?|mailto):/.test(target) && !existsSync(join(root, dirname(guide), target)))
        .map((target) => `${guide}: ${target}`),
    )
  expect(broken).toEqual([])
})

/** Requirements of ASVS 4.0.3 level 2, by section. */
const criteria = `
  1.1:1-7 1.2:1-4 1.4:1,4,5 1.5:1-4 1.6:1-4 1.7:1,2 1.8:1,2 1.9:1,2 1.10:1 1.11:1,2 1.12:2 1.14:1-6
  2.1:1-12 2.2:1-3 2.3:1-3 2.4:1-5 2.5:1-7 2.6:1-3 2.7:1-6 2.8:1-7 2.9:1-3 2.10:1-4
  3.1:1 3.2:1-4 3.3:1-4 3.4:1-5 3.5:1-3 3.7:1
  4.1:1-3,5 4.2:1,2 4.3:1-3
  5.1:1-5 5.2:1-8 5.3:1-10 5.4:1-3 5.5:1-4
  6.1:1-3 6.2:1-6 6.3:1,2 6.4:1,2
  7.1:1-4 7.2:1,2 7.3:1,3,4 7.4:1-3
  8.1:1-4 8.2:1-3 8.3:1-8
  9.1:1-3 9.2:1-4
  10.2:1,2 10.3:1-3
  11.1:1-8
  12.1:1-3 12.2:1 12.3:1-6 12.4:1,2 12.5:1,2 12.6:1
  13.1:1,3-5 13.2:1-3,5,6 13.3:1,2 13.4:1,2
  14.1:1-4 14.2:1-6 14.3:2,3 14.4:1-7 14.5:1-4`

test('the security guide covers each ASVS requirement once', () => {
  const rows = [
    ...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^\| (\d[\d.,– ]*) \| (.+?) \| (.+) \|$/gm),
  ]
  for (const [, criterion, verdict, evidence = ''] of rows) {
    expect(verdict, criterion).toMatch(/^(✓|–|\*\*open\*\*.*)$/)
    expect(evidence.length, criterion).toBeGreaterThan(8)
  }
  const answeredNumbers = rows.flatMap(([, criterion = '']) => criterion.split(', ').flatMap(numbersOf))
  expect(answeredNumbers.filter((each, index) => answeredNumbers.indexOf(each) !== index)).toEqual([])
  const isAnswered = (requirement: string) =>
    answeredNumbers.some((each) => each === requirement || requirement.startsWith(`${each}.`))
  expect(requirements().filter((requirement) => !isAnswered(requirement))).toEqual([])
})

function requirements(): string[] {
  return criteria
    .trim()
    .split(/\s+/)
    .flatMap((section) => {
      const [name, numbers = ''] = section.split(':')
      return numbers.split(',').flatMap((range) => upTo(range.split('-')).map((number) => `${name}.${number}`))
    })
}

/** "2.1.9–2.1.12" is four of them; "2.7" a whole section. */
function numbersOf(range: string): string[] {
  const [first = '', last] = range.split('–')
  if (!last) return [first]
  const section = first.slice(0, first.lastIndexOf('.'))
  return upTo([first, last].map((each) => each.slice(each.lastIndexOf('.') + 1))).map(
    (number) => `${section}.${number}`,
  )
}

function upTo([first, last = first]: string[]): number[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index)
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )
}
