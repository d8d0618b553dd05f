import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connect, type Database } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { env } from '#server/env.ts'

/** A migrated, empty database of its own for one test, of the dialect of this run; closed and dropped afterwards. */
export async function createDatabase(): Promise<Database & { url: string }> {
  const url = env.dialect === 'sqlite' ? await sqliteCopy() : await postgresCopy()
  const database = connect(url)
  onTestFinished(() => database.close())
  return { ...database, url }
}

/** A new database without any table. */
export async function createBareDatabaseUrl(): Promise<string> {
  const name = uniqueName()
  if (env.dialect === 'sqlite') return `file:${join(inject('sqliteFolder'), `${name}.db`)}`
  await asAdmin((client) => client.query(`CREATE DATABASE ${name}`))
  return postgresUrl(name)
}

async function sqliteCopy(): Promise<string> {
  const folder = inject('sqliteFolder')
  const template = join(folder, 'template.db')
  if (!existsSync(template)) {
    const making = join(folder, `${uniqueName()}.making`)
    const database = connect(`file:${making}`)
    await migrate(database)
    await database.close()
    renameSync(making, template)
  }
  const copy = join(folder, `${uniqueName()}.db`)
  copyFileSync(template, copy)
  return `file:${copy}`
}

async function postgresCopy(): Promise<string> {
  const name = uniqueName()
  await asAdmin(async (client) => {
    // Test files run in several processes; one of them makes the template.
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'template_partitur'`)
    if (rowCount === 0) {
      await client.query('CREATE DATABASE making_partitur')
      const database = connect(postgresUrl('making_partitur'))
      await migrate(database)
      await database.close()
      await client.query('ALTER DATABASE making_partitur RENAME TO template_partitur')
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE template_partitur`)
  })
  return postgresUrl(name)
}

async function asAdmin(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: postgresUrl('postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function postgresUrl(name: string): string {
  return `postgres://postgres:postgres@127.0.0.1:${inject('postgresPort')}/${name}`
}

function uniqueName(): string {
  return `t${crypto.randomUUID().replaceAll('-', '')}`
}
