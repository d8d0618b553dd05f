import { defineConfig } from 'drizzle-kit'
import { env } from './server/env.ts'

export default defineConfig(
  env.dialect === 'postgres'
    ? { dialect: 'postgresql', schema: './server/db/schema', out: './server/db/migrations/postgres' }
    : { dialect: 'sqlite', schema: './server/db/schema', out: './server/db/migrations/sqlite' },
)
