import fc, { type Arbitrary } from 'fast-check'

export type JsonSchema = {
  $ref?: string
  type?: string | readonly string[]
  anyOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
}

const DEEPEST = 5
/** Most records of a small installation have one of these. */
const smallId = fc.integer({ min: 1, max: 12 })

/** Values that an OpenAPI schema accepts, as far as it states its rules; small ids, so that many refer to a record. */
export function validValues(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  depth = 0,
): Arbitrary<unknown> {
  const inner = (part: JsonSchema) => validValues(part, definitions, depth + 1)
  if (depth > DEEPEST) return fc.constant(null)
  if (schema.$ref) return inner(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map(inner))
      .map((parts) => Object.assign({}, ...parts.filter((part) => typeof part === 'object')))
  const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  if (type === 'string') return text(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return number(schema)
  if (type === 'array')
    return fc.array(inner(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, 3),
    })
  if (type === 'object') return record(schema, inner)
  return fc.jsonValue({ maxDepth: 2 })
}

function number({ minimum, exclusiveMinimum, maximum }: JsonSchema): Arbitrary<number> {
  const [min, max] = [
    Math.max(minimum ?? -1000, exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1),
    maximum ?? 1000,
  ]
  return fc.oneof(
    {
      weight: 3,
      arbitrary: smallId
        .filter((id) => (id >= min && id <= max) || min > 12 || max < 1)
        .map((id) => Math.min(Math.max(id, min), max)),
    },
    fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) }),
  )
}

const texts = new Map<string, Arbitrary<string>>()

/** Fields of the same form share a generator, which is slow to create. */
function text(schema: JsonSchema): Arbitrary<string> {
  const { format, pattern, minLength, maxLength } = schema
  const key = JSON.stringify([format, pattern, minLength, maxLength])
  const made = texts.get(key) ?? newText(schema)
  texts.set(key, made)
  return made
}

function newText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  // fast-check generates no strings for lookahead patterns; those are dates and URLs here.
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern, 'u'))
  if (pattern) return fc.constantFrom('2027-01-15', '2027-01-15T12:00:00+01:00', '10:30', 'haus', 'https://a.example/')
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  return fc.oneof(
    { weight: 3, arbitrary: free },
    fc
      .constantFrom('haus', 'Ein <b>Satz</b>', '/de/haus', 'page:1', '2027-01-15')
      .filter((candidate) => candidate.length <= maxLength),
  )
}

function record(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (schema: JsonSchema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(fc.constantFrom('1', '2', 'de', 'en', 'haus'), inner(additionalProperties), { maxKeys: 3 })
  const entries = Object.entries(properties).map(([name, schema]): [string, Arbitrary<unknown>] => [
    name,
    inner(schema),
  ])
  return fc.record(Object.fromEntries(entries), { requiredKeys: [...required] })
}

/** Values that no form sends. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' OR 1=1 --",
    '%',
    '_',
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    'page:9999999999',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    '2027-02-30',
    '2027-13-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    'NaN',
    [],
    {},
    [[[[[[]]]]]],
    { __proto__: null, toString: 1 },
    { de: null, en: [] },
    'ä'.repeat(5000),
    '🎻'.repeat(301),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(smallId, { maxLength: 200 }),
)

/** The value with one place changed, removed or added. */
export function nearlyValid(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0)
    return fc
      .tuple(fc.nat(value.length - 1), hostile)
      .chain(([at, other]) => fc.constantFrom(value.with(at, other), [...value, other], [...value, ...value]))
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return hostile
  const entries: [string, unknown][] = Object.entries(value)
  return fc.nat(entries.length - 1).chain((entryIndex) => {
    const [name, part] = entries[entryIndex] ?? ['', null]
    const changed = (to: unknown) => ({ ...value, [name]: to })
    return fc.oneof(
      hostile.map(changed),
      nearlyValid(part).map(changed),
      fc.constant(Object.fromEntries(entries.filter((_, index) => index !== entryIndex))),
      fc
        .tuple(fc.constantFrom('id', 'version', '__proto__', 'unbekannt'), hostile)
        .map(([added, to]) => Object.fromEntries([...entries, [added, to]])),
    )
  })
}
