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
])('a command with %j in a terminal of %j uses %s', (args, system, locale) => {
  expect(terminalLocale(args, system)).toBe(locale)
})

test("the language option is removed from a command's arguments", () => {
  expect(withoutLanguage(['/backups', '--lang', 'de', '--dry-run'])).toEqual(['/backups', '--dry-run'])
  expect(withoutLanguage(['--lang=de', 'x'])).toEqual(['x'])
})

const sources = import.meta.glob<string>(
  ['../{backup,commands,portable}/*.ts', '../db/migrate.ts', '!**/*.test.ts', '!../commands/{serve,workers}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('every line and error of a command exists in both languages', () => {
  const lines = Object.entries(sources).flatMap(([file, text]) =>
    [
      ...text.matchAll(/(?:(?<!App|terminal)Error|Database|say|tell|refuse|fail|write)\(\s*(['"`])((?:(?!\1).)*)\1/g),
    ].map(([, , line = '']) => `${file}: ${line}`),
  )
  const inOneLanguage = lines.filter(
    (line) =>
      !line.includes('terminalText(') && /\p{L}{3}/u.test(line.slice(line.indexOf(': ')).replace(/\$\{[^}]*\}/g, '')),
  )
  expect(inOneLanguage).toEqual([])
})
