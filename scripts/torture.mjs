// `npm run test:faults -- [--minutes N] [--seed N] [--database sqlite|postgres] [PART …]`: runs each part for N
// minutes (default 1) on each database, on the current build. PART is a file name or its beginning.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, exitWithMessage, install, printLine, requireNode, root } from './prepare.mjs'

const REQUESTS = 'generated-requests'
const faults = readdirSync(join(root, 'tests/nightly/torture')).flatMap((file) =>
  file.endsWith('.test.ts') ? [file.slice(0, -'.test.ts'.length)] : [],
)
const allParts = [REQUESTS, ...faults]

const { values, positionals } = readArguments()
const seed = values.seed ?? String(Date.now() % 1_000_000_000)
const minutes = Number(values.minutes)
if (!(minutes > 0) || !/^\d+$/.test(seed)) exitWithMessage('--minutes and --seed take numbers.')
const selectedParts = positionals.map(
  (name) =>
    allParts.find((part) => part.startsWith(name)) ??
    exitWithMessage(`There is no part ${name}: ${allParts.join(', ')}.`),
)

const databases = ['sqlite', 'postgres'].filter((name) => values.database === undefined || values.database === name)
if (databases.length === 0) exitWithMessage('--database takes sqlite or postgres.')
const parts = selectedParts.length > 0 ? selectedParts : allParts
/** Parts that depend on the database run on both. */
const stored = [REQUESTS, 'backups', 'kill', 'migrations', 'disk', 'clock']
/** @param {string} database */
const partsOn = (database) => (database === databases[0] ? parts : parts.filter((part) => stored.includes(part)))

requireNode()
install()
build()
printLine(`torture: seed ${seed}, ${minutes} minutes for each of ${parts.join(', ')}`)
const failed = databases.filter((database) => {
  if (partsOn(database).length === 0) return false
  const env = { ...process.env, TORTURE_MINUTES: String(minutes), TORTURE_SEED: seed, JOURNEYS_DATABASE: database }
  const projects = [`requests-${database}`, 'torture'].flatMap((project) => ['--project', project])
  const args = ['vitest', 'run', ...projects, ...partsOn(database)]
  return spawnSync('npx', args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }).status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)

function readArguments() {
  try {
    return parseArgs({
      options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' }, database: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    return exitWithMessage(error instanceof Error ? error.message : String(error))
  }
}
