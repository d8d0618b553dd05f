// Writes what is new into CHANGELOG.md, from the commits since its last heading; `npm version` calls it (`npm run release -- minor`).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { giveUp } from './prepare.mjs'

const FILE = 'CHANGELOG.md'
const TITLE = '# Changes\n'
/** What a reader of the house's program wants to know, in this order; refactorings, tests and documents are no news. */
const PARTS = { breaking: 'To mind before upgrading', feat: 'New', fix: 'Mended', perf: 'Quicker' }
/** A commit as conventionalcommits.org writes it: type, area, whether it breaks something, what holds now. */
const COMMIT = /^(?<type>feat|fix|perf)(?:\((?<area>[^)]+)\))?(?<breaks>!)?: (?<what>.+)$/

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const before = existsSync(FILE) ? readFileSync(FILE, 'utf8').slice(TITLE.length) : ''
if (before.includes(`\n## ${version} `)) giveUp(`${FILE} has ${version} already.`)

// By the heading and not by a tag: a copy of the repository need not have the tags.
const [since] = git(['log', '-1', '--format=%H', '-G^## ', '--', FILE])
const commits = git(['log', '--format=%s', since ? `${since}..HEAD` : 'HEAD'])
  .map((line) => COMMIT.exec(line)?.groups)
  .filter((commit) => commit !== undefined)

const today = new Date().toISOString().slice(0, 10)
writeFileSync(FILE, `${TITLE}\n## ${version} – ${today}\n${Object.keys(PARTS).map(part).join('')}${before}`)

/** @param {string} name */
function part(name) {
  const lines = commits
    .filter(({ type, breaks }) => (breaks ? 'breaking' : type) === name)
    .map(({ area, what }) => `- ${area ? `**${area}**: ` : ''}${what}`)
    .toSorted()
  return lines.length === 0 ? '' : `\n### ${PARTS[/** @type {keyof typeof PARTS} */ (name)]}\n\n${lines.join('\n')}\n`
}

/** @param {string[]} args */
function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) giveUp(`git ${args[0]}: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}
