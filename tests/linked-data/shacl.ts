import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JsonLdParser } from 'jsonld-streaming-parser'
import { Parser, Store } from 'n3'
import Validator from 'rdf-validate-shacl'

/** The part of schema.org's own context that is used here: which values are URLs or terms instead of text. */
const context = {
  '@vocab': 'https://schema.org/',
  ...Object.fromEntries(
    [
      'url',
      'item',
      'image',
      'logo',
      'sameAs',
      'hasMap',
      'mainEntityOfPage',
      'eventStatus',
      'eventAttendanceMode',
      'availability',
    ].map((name) => [name, { '@type': '@id' }]),
  ),
}

/** Checks a page's linked data against the shapes; answers the violations. */
export function createShapes(): (json: string) => Promise<string[]> {
  const store = new Store(new Parser().parse(readFileSync(join(import.meta.dirname, 'shapes.ttl'), 'utf8')))
  const validator = new Validator(store)
  return async (json) => {
    const { results } = await validator.validate(await graphOf(json))
    return results.map(
      ({ focusNode, path, message, value, sourceConstraintComponent: { value: rule = '' } = {} as never }) =>
        [
          focusNode?.value,
          path && 'value' in path ? path.value : '',
          rule.split('#')[1],
          value?.value,
          message.map((each) => each.value).join(', '),
        ].join(' '),
    )
  }
}

function graphOf(json: string): Promise<Store> {
  const parser = new JsonLdParser({ documentLoader: { load: async () => ({ '@context': context }) } as never })
  const graph = new Store()
  return new Promise((resolve, reject) => {
    parser
      .on('data', (quad) => graph.addQuad(quad))
      .on('error', reject)
      .on('end', () => resolve(graph))
    parser.end(json)
  })
}
