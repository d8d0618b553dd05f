import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Vocabulary = ReturnType<typeof readVocabulary>

/**
 * The vocabulary of schema.org from the types of `schema-dts`, which is generated from the published one: properties,
 * ranges and class hierarchy.
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
    [...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', union = '']) => [
      name,
      union.split(' | '),
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
    /** The range of a class's property; undefined if the class does not have it. */
    rangeOf: (name: string, property: string) => rangeOn(`${name}Leaf`, property),
    isA: (name: string, ancestor: string): boolean => reaches(kinds, ancestor, name),
    /** The members of an enumeration. */
    members: (name: string) =>
      (kinds.get(name) ?? []).filter((each) => each.startsWith('"')).map((each) => each.slice(1, -1)),
  }
}

function reaches(kinds: ReadonlyMap<string, string[]>, from: string, to: string): boolean {
  return (
    from === to || (kinds.get(from) ?? []).some((each) => each !== from && kinds.has(each) && reaches(kinds, each, to))
  )
}
