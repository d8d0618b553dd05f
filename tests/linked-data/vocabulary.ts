import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Vocabulary = ReturnType<typeof readVocabulary>

/**
 * The vocabulary of schema.org as `schema-dts` writes it down, which is made of the published one: which class has which
 * properties, what each may hold, and what is a kind of what.
 */
export function readVocabulary() {
  const declarations = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts'),
    'utf8',
  )
  const interfaces = new Map<string, { parents: string[]; properties: Map<string, string[]> }>()
  for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/"(\w+)"\?: SchemaValue<([^,]*), "\w+">/g)]
    interfaces.set(name, {
      parents: parents.split(', ').filter(Boolean),
      properties: new Map(
        properties.map(([, property = '', range = '']) => [
          property,
          range.split(' | ').filter((each) => each !== 'IdReference'),
        ]),
      ),
    })
  }
  const kinds = new Map(
    [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', of = '']) => [
      name,
      of.split(' | '),
    ]),
  )

  function rangeOn(name: string, property: string): string[] | undefined {
    const { parents, properties } = interfaces.get(name) ?? { parents: [], properties: new Map<string, string[]>() }
    return (
      properties.get(property) ??
      parents.map((parent) => rangeOn(parent, property)).find((range) => range !== undefined)
    )
  }

  return {
    hasClass: (name: string) => interfaces.has(`${name}Leaf`),
    /** What a property of a class may hold; undefined where the class has no such property. */
    rangeOf: (name: string, property: string) => rangeOn(`${name}Leaf`, property),
    /** Whether a class is another, or a kind of it. */
    isA: (name: string, other: string): boolean => reaches(kinds, other, name),
    /** What an enumeration holds. */
    members: (name: string) =>
      (kinds.get(name) ?? []).filter((each) => each.startsWith('"')).map((each) => each.slice(1, -1)),
  }
}

function reaches(kinds: ReadonlyMap<string, string[]>, from: string, to: string): boolean {
  return (
    from === to || (kinds.get(from) ?? []).some((each) => each !== from && kinds.has(each) && reaches(kinds, each, to))
  )
}
