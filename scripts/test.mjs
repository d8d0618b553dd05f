// `npm test`: the tests of every change, in minutes, also on a fresh checkout (`.ci/run`). `npm run test:nightly`:
// the longer ones (`.ci/nightly`). The projects are those of vitest.config.ts.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, exitWithMessage, install, printLine, requireNode, root } from './prepare.mjs'

const isNightly = process.argv[2] === 'nightly'
/** Folders with SQL of their own, where PostgreSQL may differ from SQLite. */
const ownSql = ['server/db/', 'server/search/', 'server/cache/postgres-listen', 'content/production/', 'content/page/']
/** Arguments of `vitest run`, one run after another. */
const daily = [
  ['--project', 'unit', '--project', 'sqlite'],
  ['--project', 'postgres', ...ownSql],
  ['--project', 'journeys', 'tests/journeys/'],
]
const nightly = [
  ['--project', 'postgres', ...ownSql.flatMap((folder) => ['--exclude', `${folder}**`])],
  ['--project', 'journeys', 'tests/nightly/journeys/', 'torture/kill.test.ts', 'torture/migrations.test.ts'],
  ['--project', 'server'],
  // The other backup tests need programs that a machine may lack.
  ['--project', 'backup', 'portable-export-move.test.ts'],
]

const startTime = Date.now()
requireNode()
install()
const chromium = chooseChromium()

const stopped = new AbortController()
const checked = isNightly ? Promise.resolve() : check()
build()
const results = []
for (const [index, args] of (isNightly ? nightly : daily).entries()) results.push(await runTests(args, index))
await checked

const passedCount = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
printLine(`took ${Math.round((Date.now() - startTime) / 1000)} s`)
// Last, because CI logs keep the end.
for (const line of results.flatMap((result) => result.failures)) printLine(line)
printLine(`${passedCount} passed, ${failed} failed`)
process.exit(failed === 0 && results.every((result) => result.ok) ? 0 : 1)

/** Uses one core, beside the build and the first tests; ends all when something is wrong. */
async function check() {
  printLine('checking format, types, unused code …')
  const checking = spawn('npm', ['run', '--silent', 'check'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [code] = await once(checking, 'exit')
  if (code === 0) return
  stopped.abort()
  exitWithMessage('The check failed: the lines above say where.')
}

/** @param {string[]} args @param {number} index */
async function runTests(args, index) {
  printLine(`running vitest ${args.join(' ')} …`)
  const report = join(root, 'tests/.results', `${index + 1}.json`)
  rmSync(report, { force: true })
  const vitest = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const tests = spawn(process.execPath, vitest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
    signal: stopped.signal,
  })
  const [status] = await once(tests, 'exit')
  if (!existsSync(report))
    return { passed: 0, failed: 1, ok: false, failures: [`failed: vitest ${args.join(' ')} ended without a report`] }
  const outcome = JSON.parse(readFileSync(report, 'utf8'))
  return {
    passed: outcome.numPassedTests,
    failed: outcome.numFailedTests,
    ok: status === 0,
    failures: outcome.testResults.flatMap(failuresOf),
  }
}

/** One line and its reason for each test that failed, or for the file where it could not be read. @param {any} file */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  const testFile = relative(root, name)
  if (failed.length === 0 && message) return [`failed: ${testFile}\n${message.slice(0, 2000)}`]
  return failed.map(
    (/** @type {any} */ test) =>
      `failed: ${testFile} > ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 2000)}`,
  )
}

/** The headless shell is the same engine with a quarter less work. */
function chooseChromium() {
  const shell = ['/usr/bin/chromium-headless-shell']
  const browser = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  /** @param {string[]} paths */
  const findFirst = (paths) => paths.find((place) => existsSync(place))
  return (
    process.env.CHROMIUM ||
    (findFirst(shell) ?? (installed('chromium-headless-shell') && findFirst(shell))) ||
    (findFirst(browser) ?? (installed('chromium') && findFirst(browser))) ||
    exitWithMessage(
      'The journeys need Chromium: install it (Debian: apt-get install chromium), or name its program in CHROMIUM.',
    )
  )
}

/** Installs a Debian package if allowed; returns whether it did. @param {string} name */
function installed(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  printLine(`installing ${name} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]
  return commands.every(
    (args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 }).status === 0,
  )
}
