import { inArray, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { composers } from '#content/work/table.ts'
import { matching } from '#server/services/resources/listing/list-query.ts'
import { createBareDatabaseUrl } from '#tests/support/databases/database.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { withPostgresClient } from '../postgres/with-postgres-client.ts'

test('without the trigram extension an installation still finds words', async () => {
  const url = await createBareDatabaseUrl()
  const role = `r${crypto.randomUUID().replaceAll('-', '')}`
  await withPostgresClient(url, (client) =>
    client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'given'; GRANT CREATE ON SCHEMA public TO ${role}`),
  )
  const database = await connect(url.replace('postgres:postgres@', `${role}:given@`))
  onTestFinished(database.close)
  await migrate(database)
  await database.db.insert(composers).values({ name: '', sort_name: '', search_text: 'mozart' })
  const matchingRows = await database.db
    .select({ id: composers.id })
    .from(composers)
    .where(inArray(composers.id, sql`(${matching('zar')(composers)})`))
  expect(matchingRows).toHaveLength(1)
  const { rows } = await withPostgresClient(url, (client) => client.query('SELECT extname FROM pg_extension'))
  expect(rows).toEqual([{ extname: 'plpgsql' }])
})
