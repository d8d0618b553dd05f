import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, filesIn, importsOf, loadedNames, withoutComments } from './support/source-files.ts'

const root = join(import.meta.dirname, '..')
const folders = [
  'admin',
  'bench',
  'content',
  'contract',
  'model',
  'modules',
  'scripts',
  'server',
  'site',
  'tests',
  'vite',
]
const files = folders.flatMap(filesIn).concat('site.config.ts', 'vite.config.ts', 'react-router.config.ts')
const MAX_LINES = 300

/** The allowed imports of each room, as patterns of `#` aliases (docs/architecture.md). Libraries are free. */
const walls: Record<string, RegExp> = {
  model: /^#config$/,
  contract: /^#(model\/|contract\/|config$)/,
  modules: /^#(model\/|contract\/|modules\/|config$)/,
  site: /^#(model\/|contract\/|modules\/|site\/|fonts\/|config$)/,
  admin: /^#(model\/|contract\/|admin\/|docs\/editing\.md\?raw$|config$|modules\/(fields\/|editors\.ts$))/,
  server:
    /^#(model\/|contract\/|server\/|fonts\/[\w-]+\.ttf\?inline$|config$|package$|site\/(context|framework\/[\w-]+\.server)\.ts$|modules\/(\w+\/schema\.ts|kinds\.ts|schemas\.ts|shape-migrations\.ts|define\.tsx|rich-text\.ts|fields\/(problems|shapes)\.ts)$)/,
}

test('every import respects the room boundaries', () => {
  const broken = sources((file) => file.split('/')[0] ?? '').flatMap(({ file, room, text }) => {
    const allowedImports = walls[room]
    if (!allowedImports || isTest(file)) return []
    return importsOf(text)
      .filter((name) => name.startsWith('#') && !allowedImports.test(name))
      .map((name) => `${file} imports ${name}`)
  })
  expect(broken).toEqual([])
})

test('no two rooms of the product import each other', () => {
  const rooms = new Set([...Object.keys(walls), 'content'])
  const arrows = new Set(
    sources((file) => file.split('/')[0] ?? '').flatMap(({ file, room, text }) =>
      isTest(file) || !rooms.has(room)
        ? []
        : importsOf(text)
            .map((name) => /^#(\w+)\//.exec(name)?.[1])
            .flatMap((importedRoom) => (importedRoom && importedRoom !== room ? [`${room} → ${importedRoom}`] : [])),
    ),
  )
  const mutual = [...arrows].filter((arrow) => arrows.has(arrow.split(' → ').reverse().join(' → ')))
  expect(mutual).toEqual([])
})

test('no relative import leaves its room', () => {
  const broken = sources((file) => file.split('/')[0] ?? '').flatMap(({ file, room, text }) =>
    importsOf(text)
      .filter((name) => name.startsWith('.'))
      .filter((name) => !relative(root, join(root, file, '..', name)).startsWith(`${room}/`))
      .map((name) => `${file} imports ${name}`),
  )
  expect(broken).toEqual([])
})

const libraries: Record<string, (name: string, file: string) => boolean> = {
  model: () => false,
  contract: (name, file) => name === 'zod' || (file === 'contract/time/local-time.ts' && name === '@date-fns/tz'),
}

test.each(Object.entries(libraries))('%s/ imports only the libraries it may', (room, mayImport) => {
  const broken = sources((file) => file.split('/')[0] ?? '').flatMap(({ file, room: fileRoom, text }) =>
    fileRoom === room && !isTest(file)
      ? importsOf(text).filter((name) => !/^[.#]/.test(name) && !mayImport(name, file))
      : [],
  )
  expect(broken).toEqual([])
})

/** Files that may name module kinds: their own folders, toolbar sets, demo, page patterns, measurements and tests. */
const mayNameKinds =
  /^modules\/(?!fields\/|parts\/)\w+\/|^contract\/page\/toolbar\.ts$|^(content\/[\w-]+\/(demo|patterns)|server\/seed\/content)\/|^bench\/|^tests\/|\/testing\/|\/(testing|fake-server)\.ts$/

test('a module kind is one folder that no other file names', () => {
  const violations = files
    .filter((file) => !isTest(file) && !mayNameKinds.test(file))
    .flatMap((file) => kindsNamedIn(withoutComments(read(file))).map((line) => `${file}: ${line}`))
  expect(violations).toEqual([])
})

test.each([
  [`record.kind === 'image'`, true],
  [`.frame:has([data-kind="faq"]) {`, true],
  [`fullteaser: 'M3 5h18v14H3z',`, true],
  [`import { demo } from '#modules/quote/demo.ts'`, true],
  [`import view from './link/view.tsx'`, true],
  [`page.getByRole('link', { name: kind })`, false],
  [`field.type === 'image'`, false],
])('%s names a kind: %s', (line, names) => {
  expect(kindsNamedIn(line).length > 0).toBe(names)
})

function kindsNamedIn(text: string): string[] {
  const kinds = readdirSync(join(root, 'modules')).filter((folder) =>
    existsSync(join(root, 'modules', folder, 'schema.ts')),
  )
  // Kinds that are ordinary words too (a role, a field, a media type) and count only where a kind is meant.
  const ordinaryWords = ['audio', 'faq', 'headline', 'image', 'link', 'quote', 'table', 'text', 'video', 'viewer']
  const any = kinds.join('|')
  const patterns = [
    new RegExp(`\\b(${kinds.filter((kind) => !ordinaryWords.includes(kind)).join('|')})\\b`),
    new RegExp(`kinds?\\b['"\\]]*\\W{0,8}(===|!==|:|=|\\(|\\[|in)\\s*['"\`](${any})['"\`]`, 'i'),
    new RegExp(`['"./](modules/)?(${any})/(schema|view|edit|demo)\\b`),
  ]
  return text
    .split('\n')
    .filter((line) => patterns.some((pattern) => pattern.test(line)))
    .map((line) => line.trim())
}

test('no file imports itself through others', () => {
  const graph = new Map(files.filter((file) => !isTest(file)).map((file) => [file, importedFiles(file)]))
  expect(circlesIn(graph)).toEqual([])
})

// It reads all resources while it loads, and these load the rules of every type.
test('the resource engine is not loaded by the rules of types', () => {
  const loaded = new Set(files.filter((file) => /^content\/[^/]+\/rules\.ts$/.test(file)))
  expect(loaded.size).toBeGreaterThan(10)
  for (const file of loaded) for (const other of loadedFiles(file)) loaded.add(other)
  expect(loaded).toContain('server/services/page-states/page-snapshot.ts')
  expect(loaded).not.toContain('server/services/resources/engine.ts')
})

test('no folder of the page editor imports itself through others', () => {
  const graph = new Map<string, string[]>()
  for (const file of files.filter((each) => each.startsWith('site/editor/') && !isTest(each))) {
    const importedFolders = importedFiles(file).map(dirname)
    graph.set(dirname(file), [
      ...(graph.get(dirname(file)) ?? []),
      ...importedFolders.filter((folder) => folder !== dirname(file) && folder.startsWith('site/editor')),
    ])
  }
  expect(circlesIn(graph)).toEqual([])
})

test('only server/env.ts reads the environment', () => {
  const product = files.filter((file) => /^(admin|contract|modules|server|site)\//.test(file))
  expect(
    product.filter(
      (file) =>
        file !== 'server/env.ts' && file !== 'site/framework/vite-plugins.ts' && /process\.env\b/.test(read(file)),
    ),
  ).toEqual([])
})

/**
 * The composition root provides the clock; a migration records its time; the library of the second factor reads the
 * machine's clock.
 */
const ownClock = /^server\/(create-services|db\/migrate|accounts\/second-factor|commands\/[\w-]+)\.ts$/
/** Browser code uses the browser's clock: editor, back office, and scripts loaded after a page. */
const inBrowser =
  /^site\/(editor\/|consent\/|framework\/chunk-failures\.ts$)|^admin\/|^content\/[\w-]+\/([\w-]+\/)?admin[./]/

test('rendered output depends only on the injected clock', () => {
  const ownFiles = files.filter(
    (file) =>
      /^(content|contract|modules|server|site)\//.test(file) &&
      !isTest(file) &&
      !ownClock.test(file) &&
      !inBrowser.test(file),
  )
  expect(ownFiles.filter((file) => /\bDate\.now\(|\bnew Date\(\)/.test(read(file)))).toEqual([])
})

test('only one file computes local time', () => {
  const reckons =
    /@date-fns\/tz|\btzOffset\b|\bgetTimezoneOffset\b|\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes)\(|\bTemporal\b/
  const ownFiles = files.filter((file) => /^(admin|content|contract|modules|server|site)\//.test(file) && !isTest(file))
  expect(ownFiles.filter((file) => reckons.test(withoutComments(read(file))))).toEqual(['contract/time/local-time.ts'])
})

test('every back-office form asks before it is left', () => {
  const forms = files.filter(
    (file) =>
      /^(admin|content\/[\w-]+\/([\w-]+\/)?admin)\b/.test(file) &&
      /<(SimpleForm|TabbedForm|Form)[\s>]/.test(read(file)),
  )
  // FormToolbar registers unsaved input for the forms that contain it. Password forms have nothing else to lose.
  const silent = forms.filter((file) => {
    const text = read(file)
    return !text.includes('<FormToolbar') && !text.includes('useRegisterUnsaved(')
  })
  expect(forms).toContain('admin/forms/RecordForm.tsx')
  expect(silent.toSorted()).toEqual(['admin/sign-in/InvitationPage.tsx', 'admin/sign-in/ResetPage.tsx'])
})

/** The database dialect is known only then. */
const atTheStart = /^server\/(main\.ts$|commands\/|db\/connect\.ts$)/

test('the server imports its own modules at the start only', () => {
  const server = files.filter(
    (file) => /^(content|contract|server)\/.*\.ts$/.test(file) && !isTest(file) && !atTheStart.test(file),
  )
  expect(server.filter((file) => /\bimport\('[.#]/.test(withoutComments(read(file))))).toEqual([])
})

test('both databases have migrations of the same names', () => {
  const stepsOf = (dialect: string) =>
    readdirSync(join(root, 'server/db/migrations', dialect)).filter((name) => name.endsWith('.sql'))
  expect(stepsOf('postgres').toSorted()).toEqual(stepsOf('sqlite').toSorted())
})

/** Endpoint declarations, and the server's page that documents them. */
const mayTypeAddresses =
  /^(contract\/|tests\/|scripts\/|bench\/|server\/api\/docs\.ts$)|\/([\w-]+-)?endpoints(\.server)?\.ts$/

test("an endpoint's path is written once, in the contract", () => {
  const typed = files
    .filter((file) => !isTest(file) && !mayTypeAddresses.test(file))
    .flatMap((file) =>
      [
        ...withoutComments(read(file)).matchAll(/['"`](\/\{locale\}\/pageeditor-api|\/pageeditor-api|\/api)\/[\w$].*/g),
      ].map(([line]) => `${file}: ${line}`),
    )
  expect(typed).toEqual([])
})

test('endpoint paths import no schema', () => {
  const addresses = files.filter((file) => file.startsWith('contract/addresses/'))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.flatMap((file) => importsOf(read(file))).filter((name) => name !== './address.ts')).toEqual([])
})

test('there are no barrel files', () => {
  const barrel = (file: string) => /(^|\/)index\.tsx?$/.test(file) || /^export \* from/m.test(read(file))
  expect(files.filter(barrel)).toEqual([])
})

test('a folder has at most 26 entries, unless it lists types, kinds or journeys', () => {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  const crowded = [...entries].flatMap(([folder, { size }]) => (size > 26 ? [[folder, size] as const] : []))
  expect(Object.fromEntries(crowded)).toEqual(largeFolders)
})

/** Folders of many folders, or with one file per kind, journey or face of a type. */
const largeFolders = {
  admin: 33,
  'content/production': 35,
  modules: 35,
  site: 36,
  'site/components': 33,
  'site/editor': 32,
  'tests/nightly/journeys': 74,
}

test('no file exceeds 300 lines', () => {
  expect(files.filter((file) => read(file).split('\n').length - 1 > MAX_LINES)).toEqual([])
})

function sources(roomOf: (file: string) => string) {
  return files.filter((file) => file.includes('/')).map((file) => ({ file, room: roomOf(file), text: read(file) }))
}

/** The files of this room that a file imports, types too. */
function importedFiles(file: string): string[] {
  return importsOf(read(file)).flatMap((name) => toPath(file, name))
}

/** Those that loading a file loads too. */
function loadedFiles(file: string): string[] {
  const paths = loadedNames(read(file)).flatMap((name) => toPath(file, name))
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`))
  return files.filter((each) => patterns.some((pattern) => pattern.test(each)))
}

function toPath(file: string, name: string): string[] {
  if (name === '#config') return ['site.config.ts']
  if (name.startsWith('#')) return [name.slice(1)]
  return name.startsWith('.') ? [join(dirname(file), name)] : []
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const read = (file: string) => readFileSync(join(root, file), 'utf8')
