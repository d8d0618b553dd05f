import type { Vocabulary } from './vocabulary.ts'

type Thing = Record<string, unknown>
export type Reference = { to: string; range: readonly string[]; position: string }
export type ThingsReport = { wrong: string[]; references: Reference[]; types: Map<string, string> }

const forms: Record<string, RegExp> = {
  URL: /^https?:\/\/\S+$/,
  Time: /^\d\d:\d\d:\d\d$/,
  Date: /^\d{4}(-\d\d(-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
}
const numbers = ['Number', 'Integer', 'Float']

/** Unknown classes, properties of other classes, and values of a wrong type. */
export function readThings(things: readonly Thing[], vocabulary: Vocabulary): ThingsReport {
  const report: ThingsReport = { wrong: [], references: [], types: new Map() }
  for (const thing of things) readThing(thing, vocabulary, report)
  return report
}

function readThing(thing: Thing, vocabulary: Vocabulary, report: ThingsReport): void {
  const { '@type': type, '@id': id, ...properties } = thing
  if (typeof type !== 'string' || !vocabulary.hasClass(type)) return void report.wrong.push(`no class ${String(type)}`)
  if (typeof id === 'string') {
    const before = report.types.get(id)
    if (before !== undefined && before !== type) report.wrong.push(`${id} is ${before} and ${type}`)
    report.types.set(id, type)
  }
  for (const [property, value] of Object.entries(properties)) {
    // Input of an action is stated beside the property: https://schema.org/docs/actions.html
    if (property.endsWith('-input') && vocabulary.isA(type, 'Action')) continue
    const range = vocabulary.rangeOf(type, property)
    if (!range) report.wrong.push(`${type} has no ${property}`)
    else
      for (const each of [value].flat()) readValue(each, { range, position: `${type}.${property}` }, vocabulary, report)
  }
}

function readValue(
  value: unknown,
  { range, position }: { range: readonly string[]; position: string },
  vocabulary: Vocabulary,
  report: ThingsReport,
): void {
  if (typeof value !== 'object' || value === null) {
    if (!range.some((each) => isLiteral(value, each, vocabulary)))
      report.wrong.push(`${position} holds ${JSON.stringify(value)}, not ${range.join(' | ')}`)
    return
  }
  const description = value as Thing
  const { '@type': type, '@id': id } = description
  if (type === undefined && typeof id === 'string' && Object.keys(description).length === 1)
    return void report.references.push({ to: id, range, position })
  if (!range.some((each) => vocabulary.isA(String(type), each)))
    report.wrong.push(`${position} holds ${String(type)}, not ${range.join(' | ')}`)
  readThing(description, vocabulary, report)
}

function isLiteral(value: unknown, range: string, vocabulary: Vocabulary): boolean {
  if (typeof value === 'number') return numbers.includes(range)
  if (typeof value === 'boolean') return range === 'Boolean'
  if (typeof value !== 'string' || value === '') return false
  return range === 'Text' || (forms[range]?.test(value) ?? vocabulary.members(range).includes(value))
}

/** References to things that no page describes, or that have a wrong type; page URLs are ignored. */
export function wrongReferences({ references, types }: ThingsReport, vocabulary: Vocabulary): string[] {
  const toThings = references.filter(({ to }) => to.includes('/#'))
  return toThings.flatMap(({ to, range, position }) => {
    const type = types.get(to)
    if (type === undefined) return [`${position} refers to ${to}, which nothing describes`]
    return range.some((each) => vocabulary.isA(type, each)) ? [] : [`${position} refers to ${to}, a ${type}`]
  })
}
