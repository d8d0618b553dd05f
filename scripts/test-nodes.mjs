// `node scripts/test-nodes.mjs`: unit and server tests on the other supported Node releases, installed as packages.
// `--project journeys` runs the journeys; other arguments go to Vitest.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { build, exitWithMessage, install, printLine, root, run } from './prepare.mjs'

const MAJORS = [22, 24]
const projectArgs = process.argv.slice(2)
const args =
  projectArgs.length > 0 ? projectArgs : ['unit', 'sqlite', 'postgres'].flatMap((project) => ['--project', project])

install()
if (args.includes('journeys')) build()
const results = MAJORS.map(testOn)
process.exit(results.every((isGreen) => isGreen) ? 0 : 1)

/** @param {number} major */
function testOn(major) {
  const folder = mkdtempSync(join(tmpdir(), `partitur-node-${major}-`))
  try {
    const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
    run(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${major}`],
      {
        onFailure: `Node ${major} does not install: the npm registry has no package ${name} of that version.`,
      },
    )
    const bin = join(folder, 'node_modules', name, 'bin')
    const node = join(bin, 'node')
    const { stdout, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    if (error) exitWithMessage(`Node ${major} does not start: ${error.message}`)
    printLine(`testing on Node ${stdout.trim()} …`)
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
    return (
      spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
        cwd: root,
        stdio: 'inherit',
        env,
      }).status === 0
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
