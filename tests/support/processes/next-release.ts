import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { LATER_STEP, laterStep } from '../databases/earlier-schema.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Builds a fake later release in a folder of its own: scripts and style sheets of other names, and one migration more.
 * Takes a minute.
 */
export function buildNextRelease(): string {
  const program = mkdtempSync(join(tmpdir(), 'partitur-next-'))
  onTestFinished(() => rmSync(program, { recursive: true, force: true }))
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  for (const file of sources) cpSync(join(root, file), join(program, file))
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  change(join(program, 'vite.config.ts'), /`assets\/\$\{/g, '`assets/next-${')
  change(join(program, 'package.json'), /"version": "[^"]*"/, '"version": "999.0.0"')
  appendFileSync(join(program, 'site/styles/tokens.css'), ':root { --next-release: 1; }\n')
  for (const dialect of ['sqlite', 'postgres'])
    writeFileSync(join(program, `server/db/migrations/${dialect}/${LATER_STEP}.sql`), laterStep())
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: program,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`the next release does not build:\n${stderr}`)
  return program
}

function change(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(file, 'utf8')
  if (!pattern.test(text)) throw new Error(`${file} says nowhere ${pattern}`)
  writeFileSync(file, text.replace(pattern, replacement))
}
