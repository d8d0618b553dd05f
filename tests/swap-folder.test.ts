import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { swapFolder } from '#scripts/swap-folder.mjs'

/** Builds by name, each a folder with one file that contains the name. */
function startFolder(builds: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(builds)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, content), content)
  }
  const swap = () =>
    swapFolder({ made: join(folder, 'made'), place: join(folder, 'build'), before: join(folder, 'before') })
  const files = () => (existsSync(join(folder, 'build')) ? readdirSync(join(folder, 'build')) : [])
  return { folder, swap, files, names: () => readdirSync(folder) }
}

test('a complete build replaces the previous one', () => {
  const { swap, files, names } = startFolder({ build: 'old', made: 'new' })
  swap()
  expect([files(), names()]).toEqual([['new'], ['build']])
})

test('the first build is moved into place', () => {
  const { swap, files, names } = startFolder({ made: 'new' })
  swap()
  expect([files(), names()]).toEqual([['new'], ['build']])
})

test('leftovers of an aborted build are removed', () => {
  const { swap, files, names } = startFolder({ before: 'older', made: 'new' })
  swap()
  expect([files(), names()]).toEqual([['new'], ['build']])
})

test('a failed build leaves the previous one complete', () => {
  const { swap, files, names, folder } = startFolder({ build: 'old' })
  expect(swap).toThrow(/ENOENT/)
  expect([files(), names(), readFileSync(join(folder, 'build/old'), 'utf8')]).toEqual([['old'], ['build'], 'old'])
})
