import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const root = join(import.meta.dirname, '..')

/** Words that have left names, with the ones that are used instead (docs/glossary.md). */
const replacements: Readonly<Record<string, string>> = {
  asked: 'requested, or …Options for a type',
  chore: 'job',
  given: '…Input, …Params or the noun',
  homeless: 'orphaned',
  house: 'organisation, installation, site, variant or export',
  kept: 'saved, cached, retained, remaining or unchanged',
  most: 'MAX_… with the unit',
  shelf: 'unsaved edits',
  sprout: 'pending',
  told: 'notified, reported or printed',
  trash: 'bin',
  untold: 'unsent',
  wanted: '…Criteria or …Options',
}
test('exported names and file names use none of the replaced words', () => {
  const names = sourceFiles.flatMap((file) => [
    { file, name: file.replace(/^.*\//, '').replace(/\..*$/, '') },
    ...[
      ...read(file).matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm),
    ].map(([, name = '']) => ({ file, name })),
  ])
  expect(
    names.flatMap(({ file, name }) =>
      wordsIn(name).flatMap((word) => (replacements[word] ? [`${file}: ${name}: use ${replacements[word]}`] : [])),
    ),
  ).toEqual([])
})

test('comments begin with a noun or a verb', () => {
  const headless = sourceFiles.flatMap((file) =>
    [...read(file).matchAll(/(?:\/\*\*?|(?<![:\w'"`])\/\/)\s+(Of|Who|Whoever|Whose|What|Whatever)\s[^\n]*/g)]
      .filter(([comment]) => !comment.includes('?'))
      .map(([comment]) => `${file}: ${comment}`),
  )
  expect(headless).toEqual([])
})

/** `takesHouse`, `TAKES_HOUSE` and `takes-house` → takes, house. */
function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
