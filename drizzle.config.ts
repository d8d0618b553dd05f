import { defineConfig } from 'drizzle-kit'
import { env } from './server/env.ts'

const schema = [
  './server/db/schema/{accounts,audit-log,backups,bin,mails,external-links,imports,page-states,posters,presence,search,sections,settings,table-versions,throttles}.ts',
  './content/*/table.ts',
]

export default defineConfig(
  env.dialect === 'postgres'
    ? { dialect: 'postgresql', schema, out: './server/db/migrations/postgres' }
    : { dialect: 'sqlite', schema, out: './server/db/migrations/sqlite' },
)
