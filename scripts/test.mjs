// `npm test`: everything, on a fresh checkout too. The parts have names of their own in package.json.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, giveUp, install, requireNode, root, run, say } from './prepare.mjs'

const started = Date.now()
requireNode()
install()
const chromium = findChromium() ?? installChromium()

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

function findChromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return places.find((place) => place && existsSync(place))
}

function installChromium() {
  const advice = 'The journeys need Chromium: install it (Debian: apt-get install chromium), or name its program in CHROMIUM.'
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) giveUp(advice)
  say('installing Chromium (apt-get) …')
  run('apt-get', ['update', '-qq'], { onFailure: advice })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    onFailure: advice,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findChromium() ?? giveUp(advice)
}
