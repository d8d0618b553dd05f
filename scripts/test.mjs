// `npm test`: everything, on a fresh checkout too. The parts have names of their own in package.json.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, giveUp, install, requireNode, root, say } from './prepare.mjs'

const started = Date.now()
requireNode()
install()
const chromium = chooseChromium()

say('checking format, types, unused code …')
// Each of the two keeps one core busy.
const checked = once(spawn('npm', ['run', '--silent', 'check'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }), 'exit')
build()
if ((await checked)[0] !== 0) giveUp('The check failed: the lines above say where.')
const results = ['test:unit', 'test:e2e'].map(runTests)

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
say(`took ${Math.round((Date.now() - started) / 1000)} s`)
say(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && results.every((result) => result.ok) ? 0 : 1)

/** @param {string} script */
function runTests(script) {
  say(`running ${script} …`)
  const report = join(root, 'tests/.results', `${script.replace(':', '-')}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1, ok: false }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests, ok: status === 0 }
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
