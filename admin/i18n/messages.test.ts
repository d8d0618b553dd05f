import { readFileSync } from 'node:fs'
import reactAdminEnglish from 'ra-language-english'
import { expect, test } from 'vitest'
import { resourceSchemas } from '#contract/admin/resources/schemas.ts'
import { rowFields } from '#model/records.ts'
import { resourceNames } from '#model/types.ts'
import { sourceFiles } from '#tests/support/source-files.ts'
import { chapterOfGroup, chapterOfScreen, helpPath } from '../help/chapters.ts'
import { headingId } from '../help/Guide.tsx'
import { lists } from './lists.ts'
import { messagesIn } from './messages.ts'
import { otherResources } from './resources.ts'
import type { Messages } from './words.ts'

const [german, english] = [messagesIn('de'), messagesIn('en', reactAdminEnglish.ra)]
const guide = readFileSync(new URL('../../docs/editing.md', import.meta.url), 'utf8')

test('both languages have the same messages and placeholders', () => {
  expect(valuesIn(english)).toMatchObject(valuesIn(german))
})

test('every message is asked for by its key', () => {
  const sources = sourceFiles.filter((file) => /^(admin|content)\/(?!i18n\/)/.test(file))
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  // A variable stands for one part of a key, `key` for all of its rest; `words` names a group.
  const composed = [...text.matchAll(/`(partitur\.[^`]*\$\{[^`]*)`/g)].map(
    ([, key = '']) =>
      new RegExp(
        `^${key
          .replaceAll('.', '\\.')
          .replace(/\$\{key\}/g, '.+')
          .replace(/\$\{[^}]*\}/g, '[^.]+')}$`,
      ),
  )
  const groups = [...text.matchAll(/words="(partitur\.\w+)"/g)].map(([, group = '']) => group)
  const isAsked = (key: string) =>
    text.includes(`'${key}'`) ||
    text.includes(`"${key}"`) ||
    composed.some((pattern) => pattern.test(key)) ||
    groups.some((group) => ['title', 'intro', 'empty'].some((name) => key === `${group}.${name}`))
  const keys = Object.keys(valuesIn(german.partitur, ['partitur']))
  expect(keys.filter((key) => !isAsked(key))).toEqual([])
})

/** Fields that no form, list or conflict dialog shows. */
const unseen = ['external_id', 'id', 'focal_x', 'focal_y', 'hash']

test.each(resourceNames)('every field of %s has a label', (name) => {
  const { body, filters } = resourceSchemas[name]
  const inRows = Object.entries(rowFields(name)).flatMap(([rows, { fields }]) =>
    Object.keys(fields).map((field) => `${rows}.${field}`),
  )
  const contractFields = [...Object.keys(body.shape), ...Object.keys(filters), ...inRows]
  const labels = Object.keys(german.resources[name]?.fields ?? {})
  expect(
    contractFields.filter((field) => !labels.includes(field) && !unseen.includes(field.split('.').at(-1) ?? '')),
  ).toEqual([])
})

test('every attention item has a label', () => {
  const { attention: words } = Object(german.partitur)
  for (const name of resourceNames)
    for (const finding of Object.keys(resourceSchemas[name].attention ?? {}))
      expect(words[name], name).toHaveProperty(finding, expect.any(String))
})

/** These screens begin with a longer text. */
const introduced = ['missing-paths', 'preview-links', 'timed', 'bin', 'audit-log']

test('every list says what it is for', () => {
  const names = [...resourceNames, ...Object.keys(otherResources)].filter((name) => !introduced.includes(name))
  expect(Object.keys(lists).toSorted()).toEqual(names.toSorted())
})

test('the help of each screen is a heading of the guide', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading))
  const chapters = [
    ...Object.values(chapterOfScreen),
    ...Object.values(chapterOfGroup),
    helpPath('/admin/users').split('#')[1],
  ]
  expect(chapters.filter((chapter) => !headings.includes(chapter ?? ''))).toEqual([])
  expect(helpPath('/admin/courses/7')).toBe('/admin/help#musikschule')
  expect(helpPath('/admin')).toBe('/admin/help')
})

/** The placeholders of each message by key; plural forms may omit the count. */
function valuesIn(messages: Messages, above: readonly string[] = []): Record<string, string> {
  const entries = Object.entries(messages).map(([key, message]): Record<string, string> => {
    const path = [...above, key]
    if (typeof message !== 'string') return valuesIn(message, path)
    return { [path.join('.')]: [...new Set(message.match(/%\{\w+\}/g))].sort().join(' ') }
  })
  return Object.assign({}, ...entries)
}
