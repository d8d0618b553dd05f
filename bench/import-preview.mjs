// `npm run bench -- import-preview`: seconds of the preview of a season of 5,000 rows, of which all 1,672 names of
// concerts' works, people and halls are answered with "create". BENCH_DATABASE_URL=postgres://… instead of SQLite.
import { performance } from 'node:perf_hooks'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'
import { seasonSheet } from './season-sheet.mjs'

const ROWS = 5000
const TURNS = 5
const path = '/api/admin/productions/import-file/'

await withServer(
  async ({ login }) => {
    const { call } = await login()
    const rows = seasonSheet(ROWS)
    const { names } = await call('POST', path, { rows })
    const answers = names.map((/** @type {{ resource: string, name: string }} */ { resource, name }) => ({
      resource,
      name,
      action: 'create',
    }))
    const seconds = []
    for (let turn = 0; turn < TURNS; turn++) {
      const start = performance.now()
      await call('POST', path, { rows, answers })
      seconds.push((performance.now() - start) / 1000)
    }
    seconds.sort((one, other) => one - other)
    printLine(`preview of ${ROWS} rows with ${answers.length} new names: ${seconds[TURNS >> 1]?.toFixed(1)} s (median)`)
  },
  { DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '' },
)
