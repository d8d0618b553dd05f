import { defineConfig } from 'drizzle-kit'
import { env } from './server/env.ts'

const schema = [
  './server/db/schema/{accounts,audit-log,backups,bin,mails,outside-links,posters,presence,publications,search,sections,settings,table-versions,throttles,versions}.ts',
  './content/*/table.ts',
]

export default defineConfig(
  env.dialect === 'postgres'
    ? { dialect: 'postgresql', schema, out: './server/db/migrations/postgres' }
    : { dialect: 'sqlite', schema, out: './server/db/migrations/sqlite' },
)
