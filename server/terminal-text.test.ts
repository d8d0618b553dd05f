import { expect, test } from 'vitest'
import { terminalLocale, withoutLanguage } from './terminal-text.ts'

test.each([
  [[], { LANG: 'de_DE.UTF-8' }, 'de'],
  [[], { LANG: 'de_AT@euro' }, 'de'],
  [[], { LANG: 'C.UTF-8' }, 'en'],
  [[], { LANG: 'fr_FR.UTF-8' }, 'en'],
  [[], {}, 'en'],
  [[], { LC_ALL: 'en_GB.UTF-8', LANG: 'de_DE.UTF-8' }, 'en'],
  [[], { LC_ALL: '', LC_MESSAGES: 'de_CH', LANG: 'en_US' }, 'de'],
  [['doctor', '--lang', 'de'], { LANG: 'en_US.UTF-8' }, 'de'],
  [['doctor', '--lang=en'], { LANG: 'de_DE.UTF-8' }, 'en'],
  [['doctor', '--lang'], { LANG: 'de_DE.UTF-8' }, 'de'],
])('a command with %j and %j speaks %s', (args, env, locale) => {
  expect(terminalLocale(args, env)).toBe(locale)
})

test('the language is no argument of the command itself', () => {
  expect(withoutLanguage(['/backups', '--lang', 'de', '--dry-run'])).toEqual(['/backups', '--dry-run'])
  expect(withoutLanguage(['--lang=de', 'x'])).toEqual(['x'])
})
