import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

const root = join(import.meta.dirname, '..')
/** Titles of works are as their composers wrote them, and codes as external services issue them. */
const quoted = /^content\/work\/demo\/|\/testing\//

test.each([
  [`text: 'Melde dich an.'`, true],
  ['title: `Deine Seiten`', true],
  [`headline: 'Klänge für euch'`, true],
  [`'Bitte melden Sie sich an.'`, false],
  [`dir: 'ltr', 'ordentlich'`, false],
])('line %s uses du: %s', (line, isFamiliar) => {
  expect(familiar(line).length > 0).toBe(isFamiliar)
})

test('German texts address readers as Sie only', () => {
  const findings = sourceFiles
    .filter((file) => !quoted.test(file))
    .flatMap((file) => familiar(readFileSync(join(root, file), 'utf8')).map((phrase) => `${file}: ${phrase}`))
  expect(findings).toEqual([])
})

test('dialogs of the editor speak the language of the account, not of the page', () => {
  const findings = sourceFiles.filter((file) => {
    if (!file.startsWith('site/editor/')) return false
    const source = readFileSync(join(root, file), 'utf8')
    return (
      /\{[^{}]*\blocale\b[^{}]*\} = (?:useWorkspace\(\)\.)?editor\b/.test(source) && /words\w*\[locale\]/i.test(source)
    )
  })
  expect(findings).toEqual([])
})

/** Texts in a source that use the familiar form. */
function familiar(source: string): string[] {
  const texts = source.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? []
  return texts.filter((text) => /(?<![\w"=-])(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?![\w"=])/i.test(text))
}
