// `npm run torture -- [--minutes N] [--seed N] [PART …]`: each part for N minutes (1 unless told), on what is built now. A part is the name, or the beginning of it, of a file.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, giveUp, install, requireNode, root, say } from './prepare.mjs'

const REQUESTS = 'generated-requests'
const faults = readdirSync(join(root, 'tests/torture')).flatMap((file) => (file.endsWith('.test.ts') ? [file.slice(0, -'.test.ts'.length)] : []))
const known = [REQUESTS, ...faults]

const { values, positionals } = parseArgs({ options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } }, allowPositionals: true })
const seed = values.seed ?? String(Date.now() % 1_000_000_000)
const minutes = Number(values.minutes)
if (!(minutes > 0) || !/^\d+$/.test(seed)) giveUp('--minutes and --seed take numbers.')
const chosen = positionals.map((name) => known.find((part) => part.startsWith(name)) ?? giveUp(`There is no part ${name}: ${known.join(', ')}.`))

requireNode()
install()
build()
say(`torture: seed ${seed}, ${minutes} minutes for each of ${(chosen.length > 0 ? chosen : known).join(', ')}`)
// What is stored is tried on both databases; the other parts do not differ by it.
const databases = chosen.length === 0 || chosen.includes('kill') ? ['sqlite', 'postgres'] : ['sqlite']
const failed = databases.filter((database) => {
  const parts = database === 'sqlite' ? chosen : ['kill']
  const env = { ...process.env, TORTURE_MINUTES: String(minutes), TORTURE_SEED: seed, JOURNEYS_DATABASE: database }
  return (
    spawnSync('npx', ['vitest', 'run', '--config', 'vitest.torture.config.ts', ...parts], {
      cwd: root,
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    }).status !== 0
  )
})
process.exit(failed.length === 0 ? 0 : 1)
