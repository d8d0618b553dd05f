import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileTypeFromBuffer } from 'file-type'
import { afterAll, expect, test } from 'vitest'
import { mediaUrl } from '#contract/media/media.ts'
import { connectToServer } from '#tests/support/processes/server-client.ts'
import { spawnServer } from '#tests/support/processes/server-process.ts'
import { corpora, fetchCorpora, filesOf } from '#tests/support/samples/corpora.ts'
import { bombs, type HostileFile, PAYLOAD, PLACE, polyglots } from '#tests/support/samples/hostile-files.ts'

const ANSWERS_WITHIN_MS = 5000
const UPLOADS_AT_ONCE = 2
/** Decoded data, and garbage that is not collected yet. */
const MEMORY_BACK_BY_MB = 250
const MEMORY_BACK_WITHIN_MS = 60_000
const publicForms = [
  ['large', 'jpg'],
  ['medium', 'avif'],
  ['square', 'webp'],
] as const
/** Groups of exiftool with personal data: author, place, device. */
const personal =
  /^(EXIF|IFD\d|ExifIFD|GPS|XMP.*|IPTC.*|Photoshop|MakerNotes|MPF.*|APP\d+|Ducky|Adobe|FlashPix|Keys|UserData|ItemList)$/
const personalTag = /comment|text|author|artist|copyright|software|title|description|location|gps|serial/i

fetchCorpora()
const dataDir = mkdtempSync(join(tmpdir(), 'partitur-corpora-'))
const server = await spawnServer({ dataDir, env: { SEED: 'none' } })
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const installation = await connectToServer(server.url)
const editor = await connectToServer(server.url, await makeEditor())
const megabytes = (field: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
const before = megabytes('VmRSS')
const storedHashes = { images: new Set<string>(), files: new Set<string>() }

test.each(corpora)('%s: refused uploads leave nothing, accepted ones have their true type', async (name) => {
  await uploadAll(name, filesOf(name))
})

test('polyglot files are refused or served safely', async () => {
  await uploadAll('polyglots', await polyglots())
})

test('decompression bombs are refused or harmless', async () => {
  await uploadAll('bombs', await bombs())
})

test('the server survives all uploads without errors or leaked memory', async () => {
  const until = performance.now() + MEMORY_BACK_WITHIN_MS
  while (megabytes('VmRSS') > before + MEMORY_BACK_BY_MB && performance.now() < until) await wait(500)
  process.stdout.write(
    `\nmemory: ${Math.round(before)} MB before, ${Math.round(megabytes('VmHWM'))} MB at most, ${Math.round(megabytes('VmRSS'))} MB after\n`,
  )
  expect(megabytes('VmRSS')).toBeLessThan(before + MEMORY_BACK_BY_MB)
  expect(server.output()).not.toMatch(/"level":(50|60)/)
})

async function uploadAll(source: string, files: HostileFile[]) {
  const faults: string[] = []
  const counts = { images: 0, files: 0 }
  let slowest = { name: '', took: 0 }
  const queue = [...files]
  const timed = async <T>(name: string, work: Promise<T>) => {
    const startTime = performance.now()
    const result = await work
    const duration = performance.now() - startTime
    if (duration > slowest.took) slowest = { name, took: duration }
    if (duration > ANSWERS_WITHIN_MS) faults.push(`${name}: ${Math.round(duration)} ms`)
    return result
  }
  const uploadOne = async ({ name, bytes }: HostileFile) => {
    for (const kind of ['images', 'files'] as const) {
      const label = `${kind} ${name}`
      const { status, body } = await timed(label, editor.upload(bytes, { kind, name: name.slice(-200) }))
      if (status === 201) {
        counts[kind]++
        storedHashes[kind].add(body.hash)
        const addresses =
          kind === 'images' ? publicForms.map(([size, format]) => mediaUrl(body, size, format)) : [body.url]
        for (const address of addresses)
          faults.push(
            ...(await timed(`${label} ${address}`, faultsOf(address, kind))).map((fault) => `${label}: ${fault}`),
          )
      } else if (![400, 413, 415].includes(status)) faults.push(`${label}: ${status}`)
    }
  }
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await uploadOne(next)
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker))
  faults.push(...leftBehind(), ...personalIn(['original', 'full', 'made']), ...placesInFilms())
  process.stdout.write(
    `\n${source}: ${files.length} files, ${counts.images} taken as pictures, ${counts.files} as files; slowest ${Math.round(slowest.took)} ms (${slowest.name}); ${Math.round(megabytes('VmRSS'))} MB\n`,
  )
  expect(files.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
}

/** Responses must have their declared type, and no browser may treat them as a page. */
async function faultsOf(address: string, kind: 'images' | 'files'): Promise<string[]> {
  const response = await fetch(server.url + address)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) return [`${address} ${response.status}`]
  const [declaredType, is] = [response.headers.get('content-type'), (await fileTypeFromBuffer(bytes))?.mime]
  const allowed = kind === 'images' ? /^image\/(avif|webp|jpeg)$/ : /^(application\/pdf|audio\/mpeg|video\/mp4)$/
  const policy = response.headers.get('content-security-policy') ?? ''
  return [
    ...(declaredType === is && allowed.test(declaredType ?? '')
      ? []
      : [`${address} says ${declaredType} and is ${is}`]),
    ...(response.headers.get('x-content-type-options') === 'nosniff' ? [] : [`${address} without nosniff`]),
    ...(kind === 'images' || (policy.includes("script-src 'self'") && policy.includes("object-src 'none'"))
      ? []
      : [`${address} without a policy`]),
    ...(kind === 'images' && bytes.includes(PAYLOAD) ? [`${address} holds the script`] : []),
    ...(bytes.includes(PLACE) ? [`${address} holds the place`] : []),
  ]
}

/** Files of the store that belong to no accepted upload. */
function leftBehind(): string[] {
  const names = (folder: string) =>
    existsSync(join(dataDir, 'media', folder)) ? readdirSync(join(dataDir, 'media', folder)) : []
  // Assets of the build, and the state of their clean-up, belong to the installation.
  const strange = names('.').filter((name) => !['original', 'full', 'made', 'files', 'assets', 'clock'].includes(name))
  const pathsIn = (folder: string, hashes: Set<string>) =>
    names(folder)
      .filter((name) => !hashes.has(name.replace(/\.\w+$/, '')))
      .map((name) => `${folder}/${name}`)
  return [
    ...strange,
    ...['original', 'full', 'made'].flatMap((folder) => pathsIn(folder, storedHashes.images)),
    ...pathsIn('files', storedHashes.files),
  ].map((name) => `left: ${name}`)
}

/** Personal data that exiftool finds in stored pictures. */
function personalIn(folders: string[]): string[] {
  const paths = folders
    .map((folder) => join(dataDir, 'media', folder))
    .filter((path) => existsSync(path) && readdirSync(path).length > 0)
  if (paths.length === 0) return []
  const output = execFileSync('exiftool', ['-q', '-q', '-r', '-j', '-G1', ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return (JSON.parse(output) as Record<string, unknown>[]).flatMap(({ SourceFile, ...tags }) =>
    Object.entries(tags)
      .filter(
        ([tag]) =>
          personal.test(tag.split(':')[0] ?? '') ||
          (personalTag.test(tag.split(':')[1] ?? '') && !/^(System|ICC)/.test(tag)),
      )
      .map(([tag, value]) => `${SourceFile} tells ${tag}: ${String(value).slice(0, 60)}`),
  )
}

/** A film may have a title, but no location. */
function placesInFilms(): string[] {
  const folder = join(dataDir, 'media/files')
  const films = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mp4')) : []
  if (films.length === 0) return []
  const output = execFileSync(
    'exiftool',
    ['-q', '-q', '-r', '-j', '-G1', '-ee', ...films.map((name) => join(folder, name))],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  return (JSON.parse(output) as Record<string, unknown>[]).flatMap(({ SourceFile, ...tags }) =>
    Object.keys(tags)
      .filter((tag) => /gps|location|latitude|XMP/i.test(tag))
      .map((tag) => `${SourceFile} tells ${tag}`),
  )
}

async function makeEditor() {
  const account = { email: 'buero@house.example', password: 'noch-ein-langes-passwort' }
  const { body } = await installation.call('POST', '/api/admin/users/', {
    email: account.email,
    name: 'Büro',
    role: 'editor',
  })
  const token = new URL(body.invitation.url).searchParams.get('token')
  const accepted = await fetch(`${server.url}/api/admin/invitation/accept/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Büro', password: account.password }),
  })
  if (!accepted.ok) throw new Error(`the invitation: ${accepted.status}`)
  return account
}
