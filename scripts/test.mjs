// `npm test`: what every change is tried with, in minutes, on a fresh checkout too (`.ci/run`). `npm run test:rest`: what takes
// longer, each night and before a release (`.ci/nightly`). The parts have names of their own in package.json.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { firstTests } from './first-tests.mjs'
import { build, giveUp, install, requireNode, root, say } from './prepare.mjs'

const isRest = process.argv[2] === 'rest'
const { journeys, postgres } = firstTests
/** @param {string[]} paths */
const without = (paths) => paths.flatMap((path) => ['--exclude', path.endsWith('/') ? `${path}**` : path])
/** @typedef {{ script: string, args: string[] }} Part */
/** @type {Part[]} */
const first = [
  { script: 'test:unit', args: ['--project', 'unit', '--project', 'sqlite'] },
  { script: 'test:unit', args: ['--project', 'postgres', ...postgres] },
  { script: 'test:e2e', args: journeys },
]
/** @type {Part[]} */
const rest = [
  { script: 'test:unit', args: ['--project', 'postgres', ...without(postgres)] },
  { script: 'test:e2e', args: without(journeys) },
  // The others of its kind ask for programs that a machine need not have.
  { script: 'test:backup', args: ['tests/backup/house-moves.test.ts'] },
]

const started = Date.now()
requireNode()
install()
const chromium = chooseChromium()

if (isRest) build()
else await checkAndBuild()
const results = (isRest ? rest : first).map(runTests)

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
say(`took ${Math.round((Date.now() - started) / 1000)} s`)
// Last of all, because of a long output the end is what is kept and read.
for (const line of results.flatMap((result) => result.failures)) say(line)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && results.every((result) => result.ok) ? 0 : 1)

/** Each of the two keeps one core busy. */
async function checkAndBuild() {
  say('checking format, types, unused code …')
  const checked = once(spawn('npm', ['run', '--silent', 'check'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }), 'exit')
  build()
  if ((await checked)[0] !== 0) giveUp('The check failed: the lines above say where.')
}

/** @param {Part} part @param {number} index */
function runTests({ script, args }, index) {
  say(`running ${script} ${args.join(' ')} …`)
  const report = join(root, 'tests/.results', `${script.replace(':', '-')}-${index + 1}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, ok: false, failures: [`failed: ${script} ended without a report`] }
  const told = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: told.numPassedTests, failed: told.numFailedTests, ok: status === 0, failures: told.testResults.flatMap(failuresOf) }
}

/** One line and its reason for each test that failed, or for the file where it could not be read. @param {any} file */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  const where = relative(root, name)
  if (failed.length === 0 && message) return [`failed: ${where}\n${message.slice(0, 2000)}`]
  return failed.map((/** @type {any} */ test) => `failed: ${where} > ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 2000)}`)
}

/** The headless shell is the same engine without a browser around it: a quarter less work for the same journeys. */
function chooseChromium() {
  const shell = ['/usr/bin/chromium-headless-shell']
  const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  /** @param {string[]} places */
  const find = (places) => places.find((place) => existsSync(place))
  return (
    process.env.CHROMIUM ||
    (find(shell) ?? (installed('chromium-headless-shell') && find(shell))) ||
    (find(browser) ?? (installed('chromium') && find(browser))) ||
    giveUp('The journeys need Chromium: install it (Debian: apt-get install chromium), or name its program in CHROMIUM.')
  )
}

/** Where this process may install a Debian package, whether it did. @param {string} name */
function installed(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say(`installing ${name} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]
  return commands.every((args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 }).status === 0)
}
