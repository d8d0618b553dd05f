import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, importsOf } from './support/source-files.ts'

const root = join(import.meta.dirname, '..')
const files = filesIn('content')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** A large type has a folder for each subject, with the same sides. */
const SUBJECT = '(?!site/|pages/|print/|admin/)[\\w-]+/'

/**
 * The sides of content/: allowed aliases and sides of their imports. Files that anyone may load are in visitors'
 * bundles; server files never are.
 */
const sides: Record<string, { files: RegExp; aliases: RegExp; sides: string[] }> = {
  everyone: {
    files: /^[\w-]+\/(type|fields|[a-z-]+-fields|states)\.ts$/,
    // Performers' parts have one implementation for every side.
    aliases: /^#(config|model\/|contract\/events\/performer-parts\.ts$)/,
    sides: ['everyone'],
  },
  contract: {
    files: /^[\w-]+\/body-rules\.ts$/,
    aliases: /^#(model\/|contract\/|config$)/,
    sides: ['everyone', 'contract', 'endpoints'],
  },
  endpoints: {
    files: new RegExp(`^[\\w-]+/(${SUBJECT})?endpoints\\.ts$`),
    aliases: /^#(model\/|contract\/|config$)/,
    sides: ['everyone', 'contract', 'endpoints'],
  },
  server: {
    files: new RegExp(
      `^[\\w-]+/((table|urls|rules|service|api|head|seed)\\.ts|(demo|patterns)/.*|(${SUBJECT})?[\\w-]+\\.server\\.ts)$`,
    ),
    aliases: /^#(model\/|contract\/|server\/|config$|modules\/(rich-text|fields\/problems)\.ts$)/,
    sides: ['everyone', 'contract', 'endpoints', 'server'],
  },
  site: {
    files: new RegExp(`^[\\w-]+/(words\\.ts|(pages|print)/.*|(${SUBJECT})?site/.*)$`),
    aliases: /^#(model\/|contract\/(?!admin\/)|site\/|config$|modules\/(?!fields\/))/,
    sides: ['everyone', 'endpoints', 'site'],
  },
  admin: {
    files: new RegExp(`^[\\w-]+/(admin\\.tsx|(${SUBJECT})?admin/.*)$`),
    aliases: /^#(model\/|contract\/|admin\/|config$|modules\/fields\/)/,
    sides: ['everyone', 'contract', 'endpoints', 'admin'],
  },
}

function sideOf(file: string): string | undefined {
  return Object.keys(sides).find((side) => sides[side]?.files.test(file.replace(/^content\//, '')))
}

test('every part of a content type respects its boundaries', () => {
  const broken = files
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const side = sides[sideOf(file) ?? '']
      if (!side) return [`${file} is no face of a content type`]
      return importsOf(read(file))
        .filter((name) => {
          if (name.startsWith('#')) return !side.aliases.test(name)
          return (
            name.startsWith('.') && !side.sides.includes(sideOf(relative(root, join(root, file, '..', name))) ?? '')
          )
        })
        .map((name) => `${file} imports ${name}`)
    })
  expect(broken).toEqual([])
})

test('the README lists the parts of a content type', () => {
  const row = /\| a content type \| (.*) \|/.exec(read('README.md'))?.[1] ?? ''
  const paths = [...row.matchAll(/`([^`]*)`/g)]
    .flatMap(([, line = '']) => line.split(' '))
    .filter((word) => /^[a-z]+(\.tsx?|\/)/.test(word))
  const parts = paths.map((name) => name.split('/')[0]).filter((name) => name !== 'content')
  expect(
    readdirSync(join(root, 'content/sponsor'))
      .filter((part) => !isTest(part))
      .toSorted(),
  ).toEqual(parts.toSorted())
})
