import type { Vocabulary } from './vocabulary.ts'

type Thing = Record<string, unknown>
export type Reference = { to: string; range: readonly string[]; at: string }
export type Said = { wrong: string[]; references: Reference[]; types: Map<string, string> }

const forms: Record<string, RegExp> = {
  URL: /^https?:\/\/\S+$/,
  Time: /^\d\d:\d\d:\d\d$/,
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
}
const numbers = ['Number', 'Integer', 'Float']

/** Unknown classes, properties of other classes, and values of a wrong type. */
export function readThings(things: readonly Thing[], vocabulary: Vocabulary): Said {
  const said: Said = { wrong: [], references: [], types: new Map() }
  for (const thing of things) readThing(thing, vocabulary, said)
  return said
}

function readThing(thing: Thing, vocabulary: Vocabulary, said: Said): void {
  const { '@type': type, '@id': id, ...properties } = thing
  if (typeof type !== 'string' || !vocabulary.hasClass(type)) return void said.wrong.push(`no class ${String(type)}`)
  if (typeof id === 'string') {
    const before = said.types.get(id)
    if (before !== undefined && before !== type) said.wrong.push(`${id} is ${before} and ${type}`)
    said.types.set(id, type)
  }
  for (const [property, value] of Object.entries(properties)) {
    // Input of an action is stated beside the property: https://schema.org/docs/actions.html
    if (property.endsWith('-input') && vocabulary.isA(type, 'Action')) continue
    const range = vocabulary.rangeOf(type, property)
    if (!range) said.wrong.push(`${type} has no ${property}`)
    else for (const each of [value].flat()) readValue(each, { range, at: `${type}.${property}` }, vocabulary, said)
  }
}

function readValue(
  value: unknown,
  { range, at }: { range: readonly string[]; at: string },
  vocabulary: Vocabulary,
  said: Said,
): void {
  if (typeof value !== 'object' || value === null) {
    if (!range.some((each) => isLiteral(value, each, vocabulary)))
      said.wrong.push(`${at} holds ${JSON.stringify(value)}, not ${range.join(' | ')}`)
    return
  }
  const thing = value as Thing
  const { '@type': type, '@id': id } = thing
  if (type === undefined && typeof id === 'string' && Object.keys(thing).length === 1)
    return void said.references.push({ to: id, range, at })
  if (!range.some((each) => vocabulary.isA(String(type), each)))
    said.wrong.push(`${at} holds ${String(type)}, not ${range.join(' | ')}`)
  readThing(thing, vocabulary, said)
}

function isLiteral(value: unknown, range: string, vocabulary: Vocabulary): boolean {
  if (typeof value === 'number') return numbers.includes(range)
  if (typeof value === 'boolean') return range === 'Boolean'
  if (typeof value !== 'string' || value === '') return false
  return range === 'Text' || (forms[range]?.test(value) ?? vocabulary.members(range).includes(value))
}

/** References to things that no page describes, or that have a wrong type; page URLs are ignored. */
export function wrongReferences({ references, types }: Said, vocabulary: Vocabulary): string[] {
  const toThings = references.filter(({ to }) => to.includes('/#'))
  return toThings.flatMap(({ to, range, at }) => {
    const type = types.get(to)
    if (type === undefined) return [`${at} refers to ${to}, which nothing describes`]
    return range.some((each) => vocabulary.isA(type, each)) ? [] : [`${at} refers to ${to}, a ${type}`]
  })
}
