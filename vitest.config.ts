import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const dataDir = join(tmpdir(), `partitur-test-${process.pid}`)
const base = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }
const serverTests = ['server/**/*.test.ts']

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    setupFiles: ['tests/support/no-console.ts', 'tests/support/properties.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['{content,contract,modules,site,admin}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], env: base } },
      {
        extends: true,
        test: { name: 'sqlite', include: serverTests, env: { ...base, DATABASE_URL: 'file:unused.db' }, globalSetup: 'tests/support/sqlite-template.ts' },
      },
      {
        extends: true,
        test: { name: 'postgres', include: serverTests, env: { ...base, DATABASE_URL: 'postgres://unused' }, globalSetup: 'tests/support/postgres-server.ts' },
      },
    ],
  },
})
