import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { nonBreakingWords } from './site/framework/non-breaking-words.ts'
import { fonts } from './vite/fonts/plugin.ts'

const plugins = [fonts(import.meta.dirname), nonBreakingWords()]

const MINUTE_MS = 60_000
/** A test waits for what it does, not for a clock; on a loaded machine that takes longer. */
const SLOW_MACHINE_MS = 30_000
/** As long as `npm run test:faults -- --minutes N` says. */
const UNBOUNDED_MS = 24 * 60 * MINUTE_MS

const inProcess = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(tmpdir(), `partitur-test-${process.pid}`),
  LC_ALL: 'C.UTF-8',
}
const onSqlite = {
  env: { ...inProcess, DATABASE_URL: 'file:unused.db' },
  globalSetup: 'tests/support/databases/sqlite-template.ts',
}
const onPostgres = {
  env: { ...inProcess, DATABASE_URL: 'postgres://unused' },
  globalSetup: 'tests/support/databases/postgres-server.ts',
}
const onDemo = { globalSetup: 'tests/support/databases/seeded-demo.ts' }

const serverTests = ['server/**/*.test.ts', 'content/**/*.server.test.ts']

/** The projects that `npm test` runs; the folders of `tests/nightly` are projects of their own below. */
const daily: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      // Hundreds of random cases in one test take seconds beside other work.
      testTimeout: SLOW_MACHINE_MS,
      include: [
        '{content,contract,model,modules,site,admin,vite}/**/*.test.{ts,tsx}',
        'tests/*.test.ts',
        'tests/linked-data/*.test.ts',
      ],
      exclude: ['content/**/*.server.test.ts'],
      env: inProcess,
    },
  },
  {
    extends: true,
    test: {
      name: 'sqlite',
      include: serverTests,
      exclude: [...configDefaults.exclude, 'server/**/*.postgres.test.ts'],
      testTimeout: SLOW_MACHINE_MS,
      ...onSqlite,
    },
  },
  {
    extends: true,
    test: {
      name: 'postgres',
      include: serverTests,
      exclude: [...configDefaults.exclude, 'server/**/*.sqlite.test.ts'],
      testTimeout: SLOW_MACHINE_MS,
      setupFiles: 'tests/support/databases/one-statement.ts',
      ...onPostgres,
    },
  },
  {
    test: {
      name: 'journeys',
      include: [
        'tests/journeys/**/*.test.ts',
        'tests/nightly/journeys/**/*.test.ts',
        'tests/nightly/torture/{kill,migrations}.test.ts',
      ],
      // Journeys of the process itself say which database they use.
      exclude: process.env.JOURNEYS_DATABASE === 'postgres' ? ['tests/nightly/journeys/{server,server-*}.test.ts'] : [],
      setupFiles: 'tests/support/browser/set-test-time.ts',
      // A busy machine needs longer than the second that vitest waits by default.
      expect: { poll: { timeout: 15_000 } },
      testTimeout: MINUTE_MS,
      hookTimeout: MINUTE_MS,
      // A worker keeps its browser from file to file; each file has a server of its own. With three on two cores, keys
      // came before a page was ready.
      isolate: false,
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      ...onDemo,
    },
  },
]

/** A folder of `tests/nightly`, one file at a time: each measures, or has programs of the machine to itself. */
function nightly(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    plugins,
    test: {
      name,
      include: [`tests/nightly/${name}/**/*.test.ts`],
      testTimeout: 2 * MINUTE_MS,
      hookTimeout: 2 * MINUTE_MS,
      ...oneByOne,
      ...test,
    },
  }
}

const oneByOne = { fileParallelism: false, sequence: { groupOrder: 2 } }
const generatedRequests = {
  include: ['server/api/generated-requests.test.ts'],
  setupFiles: 'tests/support/no-console.ts',
  testTimeout: UNBOUNDED_MS,
  ...oneByOne,
}

export default defineConfig({
  plugins,
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // Each test makes an app and a database of its own, so what files share is loaded modules: the server is imported once.
    isolate: false,
    // Vitest itself would leave one core idle, half of a small machine.
    maxWorkers: availableParallelism(),
    // Modules are transformed once for all runs and projects: half of what a run imports.
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/support/no-console.ts', 'tests/support/properties.ts'],
    projects: [
      ...daily,
      nightly('archive', { testTimeout: 15 * MINUTE_MS, ...onSqlite }),
      nightly('backup', { env: onPostgres.env }),
      // Other programs go by the machine's clock, so the demo does too.
      nightly('calendars', { env: { JOURNEYS_AHEAD: '0' }, ...onDemo }),
      nightly('cluster', { env: { JOURNEYS_DATABASE: 'postgres' }, testTimeout: 5 * MINUTE_MS, ...onDemo }),
      nightly('corpora', { testTimeout: 15 * MINUTE_MS, hookTimeout: 5 * MINUTE_MS }),
      nightly('proxies', onDemo),
      nightly('server', onSqlite),
      nightly('store', onSqlite),
      nightly('torture', { testTimeout: UNBOUNDED_MS, hookTimeout: UNBOUNDED_MS, ...onDemo }),
      { plugins, test: { name: 'requests-sqlite', ...generatedRequests, ...onSqlite } },
      { plugins, test: { name: 'requests-postgres', ...generatedRequests, ...onPostgres } },
    ],
  },
})
