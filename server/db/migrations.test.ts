import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  generateDrizzleJson,
  generateMigration,
  generateSQLiteDrizzleJson,
  generateSQLiteMigration,
} from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { env } from '#server/env.ts'
import { schema } from './schema/all.ts'

const meta = join(import.meta.dirname, 'migrations', env.dialect, 'meta')
const readJson = (name: string) => JSON.parse(readFileSync(join(meta, name), 'utf8'))
const newest: string = readJson('_journal.json').entries.at(-1).tag
const snapshot = `${newest.split('_')[0]}_snapshot.json`

test('only the newest schema snapshot is in the repository', () => {
  expect(readdirSync(meta).toSorted()).toEqual([snapshot, '_journal.json'])
})

test('the migrations yield the schema that the tables declare', async () => {
  const stored = readJson(snapshot)
  const missing =
    env.dialect === 'sqlite'
      ? await generateSQLiteMigration(stored, await generateSQLiteDrizzleJson(schema))
      : await generateMigration(stored, generateDrizzleJson(schema))
  expect(missing).toEqual([])
})
