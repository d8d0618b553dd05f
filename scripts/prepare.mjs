// Prepares a checkout: installs by the lock file, builds if sources changed. Plain Node, because it runs before
// anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const built = ['admin', 'content', 'contract', 'model', 'modules', 'public', 'server', 'site', 'vite']
const builtFiles = ['site.config.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'tsconfig.json']
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Heap limit for 512 MB machines, with room for the page cache and image processing. Without it V8 lets garbage
 * accumulate for a day.
 */
export const memoryFlags = () => [`--max-old-space-size=${process.env.HEAP_MB || 256}`, '--max-semi-space-size=8']
/**
 * glibc's defaults retain freed memory: more arenas for decoded pictures (600 MB instead of 250), and a growing
 * threshold for blocks of some MB (390 MB instead of 283 after `npm run bench -- memory`).
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** Settings of a checkout, as in `.env.example`; the environment wins. */
export function readEnvFile() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** @param {string} line */
export function printLine(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with one line that says what to do. @param {string} line @returns {never} */
export function exitWithMessage(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Runs a command in the project's folder; its failure ends this process. @param {string} command @param {string[]} args @param {{ onFailure: string, env?: NodeJS.ProcessEnv }} options */
export function run(command, args, { onFailure, env = process.env }) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) exitWithMessage(onFailure)
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    exitWithMessage(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
}

export function install() {
  const lock = hash(['package-lock.json'])
  if (isStamped('node_modules', lock)) return
  printLine('installing packages (npm install, versions of the lock file) …')
  // Not `npm ci`: it refuses a lock file that lists one platform's packages only, as a registry mirror may leave it.
  // Build tools are needed even with NODE_ENV=production.
  run(npm, ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    onFailure: 'The packages do not install: check the connection to the npm registry, then run the command again.',
  })
  stamp('node_modules', lock)
}

export function build() {
  if (isStamped('build', buildSources())) return
  printLine('building the site, the server and the back office …')
  run(npm, ['run', '--silent', 'build'], { onFailure: 'The build failed: the lines above say where.' })
}

export function buildSources() {
  return hash([...built.flatMap(filesBelow), ...builtFiles])
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort()
}

/** @param {string[]} files */
function hash(files) {
  const sum = createHash('sha256')
  for (const file of files)
    if (existsSync(join(root, file)))
      sum
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  return sum.digest('hex')
}

/** @param {string} folder @param {string} value */
function isStamped(folder, value) {
  const file = join(root, folder, '.made-from')
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

/** The inputs that the existing folder was built from. @param {string} folder @param {string} value */
export function stamp(folder, value) {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, '.made-from'), value)
}
