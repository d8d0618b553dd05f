// `npm run bench -- admin`: measures every read of the back office, on a small and a large installation in turn.
// Prints p99 and the ratio of both, largest first; repeats slow ones. ONLY=event-dates,find selects by prefix.
import { performance } from 'node:perf_hooks'
import { printLine } from '#scripts/prepare.mjs'
import { withServer } from './demo-server.mjs'
import { importArchive } from './import-archive.mjs'

const FEW_ROUNDS = 20
const MANY_ROUNDS = 200
/** The slowest of 200 contains a garbage collection, so a slowdown must repeat. */
const TIMES = 2
/** The maximum ratio of large to small. */
const BOUND = 1.5
const WORDS = ['Mozart', 'Konzert', 'Klavier', 'xyzzyqw']
const ADMIN = '/api/admin/'
/** For text filters when the first record's field is empty. */
const NO_TEXT = '1'

/** @typedef {(method: string, path: string, body?: unknown) => Promise<any>} Call */
/** @typedef {{ name: string, in: string, required?: boolean, schema: { type?: string, enum?: string[] } }} Parameter */
/** @typedef {{ count?: number, first: Record<string, any> | undefined, last: Record<string, any> | undefined }} Ends */

/** The calls to measure, by a name that both installations share. @param {Call} call @returns {Promise<Map<string, string>>} */
async function addressesOf(call) {
  /** @type {{ paths: Record<string, { get?: { parameters?: Parameter[] } }> }} */
  const { paths } = await call('GET', '/api/openapi.json')
  /** @type {Map<string, string>} */
  const addresses = new Map()
  for (const [path, { get }] of Object.entries(paths)) {
    // An export takes as long as its contents.
    if (!get || !path.startsWith(ADMIN) || /\/export\/|\.txt$/.test(path)) continue
    const [resource = ''] = path.slice(ADMIN.length).split('/')
    const ends =
      path.includes('{id}') || get.parameters ? await endsOf(call, resource) : { first: undefined, last: undefined }
    const ids = path.includes('{id}') ? [ends.first?.id, ends.last?.id].filter((id) => id !== undefined) : ['']
    for (const [index, id] of ids.entries()) {
      const name = path.slice(ADMIN.length).replace('{id}', index === 0 ? 'first' : 'last') || '(all resources)'
      for (const query of queriesOf(get.parameters ?? [], ends))
        addresses.set(name + query.label, path.replace('{id}', String(id)) + query.text)
    }
  }
  return addresses
}

/** @param {Call} call @param {string} resource @returns {Promise<Ends>} */
async function endsOf(call, resource) {
  const list = await call('GET', `${ADMIN}${resource}/`).catch(() => undefined)
  if (!Array.isArray(list?.results)) return { first: undefined, last: undefined }
  const page = Math.max(1, Math.ceil(list.count / 25))
  const end = page === 1 ? list : await call('GET', `${ADMIN}${resource}/?page=${page}`)
  return { count: list.count, first: list.results[0], last: end.results.at(-1) }
}

/** @param {Parameter[]} parameters @param {Ends} ends @returns {{ label: string, text: string }[]} */
function queriesOf(parameters, { count, first }) {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'page_size')
  /** @param {string} name @param {unknown} value */
  const querySample = (name, value, label = String(value)) => ({
    label: ` ${name}=${label}`,
    text: `?${name}=${encodeURIComponent(String(value))}`,
  })
  const samples = queryParameters.flatMap(({ name, schema }) => {
    if (name === 'page')
      return count === undefined ? [] : [querySample(name, Math.max(1, Math.ceil(count / 25)), 'last')]
    if (name === 'search' || name === 'q') return WORDS.map((searchWord) => querySample(name, searchWord))
    if (schema.enum)
      return schema.enum.filter((value) => value !== '0' && value !== '1').map((value) => querySample(name, value))
    if (name === 'ordering')
      return Object.keys(first ?? {}).flatMap((field) => [querySample(name, field), querySample(name, `-${field}`)])
    return [querySample(name, first?.[name] ?? (name === 'month' ? '2019-11' : NO_TEXT), 'one')]
  })
  return queryParameters.some(({ required }) => required) ? samples : [{ label: '', text: '' }, ...samples]
}

/** @param {number[]} times */
function p99Of(times) {
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** @typedef {{ small: Call, large: Call, few: Map<string, string>, many: Map<string, string> }} Installations */
/** @typedef {{ name: string, small: number, large: number, ratio: number }} Found */

/** @param {Installations} installations @param {string[]} names @param {number} rounds @returns {Promise<Found[]>} the slowest in comparison first */
async function compare({ small, large, few, many }, names, rounds) {
  /** @type {Found[]} */
  const ratios = []
  for (const name of names) {
    /** @type {[number[], number[]]} */
    const times = [[], []]
    /** @type {[Call, string][]} */
    const requests = [
      [small, few.get(name) ?? ''],
      [large, many.get(name) ?? ''],
    ]
    try {
      for (let round = 0; round <= rounds; round++) {
        for (const [index, [call, path]] of requests.entries()) {
          const startTime = performance.now()
          await call('GET', path)
          // The first call of each kind is not counted.
          if (round > 0) times[index]?.push(performance.now() - startTime)
        }
      }
    } catch (error) {
      // A field that cannot be sorted by, or an invalid filter value.
      if (!/: (400|404) /.test(String(error))) throw error
      continue
    }
    const [little, much] = [p99Of(times[0]), p99Of(times[1])]
    ratios.push({ name, small: little, large: much, ratio: much / little })
  }
  return ratios.sort((one, other) => other.ratio - one.ratio)
}

await withServer(async (first) => {
  await withServer(async (second) => {
    await importArchive(second.dataDir)
    await second.restart()
    const [small, large] = [(await first.login()).call, (await second.login()).call]
    const installations = { small, large, few: await addressesOf(small), many: await addressesOf(large) }
    const onlyNames = process.env.ONLY?.split(',')
    const names = [...installations.many.keys()].filter(
      (name) => installations.few.has(name) && (!onlyNames || onlyNames.some((start) => name.startsWith(start))),
    )
    const all = await compare(installations, names, FEW_ROUNDS)
    let slower = all.filter(({ ratio }) => ratio > BOUND)
    for (let time = 0; time < TIMES; time++) {
      const slowNames = slower.map(({ name }) => name)
      slower = (await compare(installations, slowNames, MANY_ROUNDS)).filter(({ ratio }) => ratio > BOUND)
    }
    printLine(`${'p99'.padStart(10)}   of the small installation`)
    for (const { name, large: p99, ratio } of slower)
      printLine(`${p99.toFixed(1).padStart(7)} ms   ${ratio.toFixed(2).padStart(5)}   ${name}`)
    printLine(`${all.length} kinds of calls, ${all.length - slower.length} within ${BOUND} of the small installation`)
  })
})
