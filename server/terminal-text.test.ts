import { expect, test } from 'vitest'
import { terminalLocale, withoutLanguage } from './terminal-text.ts'

test.each([
  [[], 'de_DE.UTF-8', 'de'],
  [[], 'de_AT@euro', 'de'],
  [[], 'C.UTF-8', 'en'],
  [[], 'fr_FR.UTF-8', 'en'],
  [[], '', 'en'],
  [['doctor', '--lang', 'de'], 'en_US.UTF-8', 'de'],
  [['doctor', '--lang=en'], 'de_DE.UTF-8', 'en'],
  [['doctor', '--lang'], 'de_DE.UTF-8', 'de'],
])('a command with %j in a terminal of %j speaks %s', (args, system, locale) => {
  expect(terminalLocale(args, system)).toBe(locale)
})

test('the language is no argument of the command itself', () => {
  expect(withoutLanguage(['/backups', '--lang', 'de', '--dry-run'])).toEqual(['/backups', '--dry-run'])
  expect(withoutLanguage(['--lang=de', 'x'])).toEqual(['x'])
})
