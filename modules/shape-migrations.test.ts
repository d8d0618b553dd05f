import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShapeMigration } from './define.tsx'
import { moduleKinds } from './kinds.ts'
import { moduleSchemas } from './schemas.ts'
import { migrateData, stampShape, withoutShapeStamp } from './shape-migrations.ts'

type Data = Record<string, unknown>
/** Per kind with former shapes: stored records for every number of migrations, the oldest first. */
const earlier = Object.entries(
  import.meta.glob<readonly (readonly Data[])[]>('./*/earlier-shapes.ts', { eager: true, import: 'default' }),
).map(([path, records]) => ({
  kind: path.split('/')[1] ?? '',
  records,
}))

test('only kinds with migrations have records of earlier shapes', () => {
  const withSteps = [...moduleKinds.values()]
    .filter(({ steps }) => steps)
    .map(({ kind, steps = [] }) => [kind, steps.length])
  expect(earlier.map(({ kind, records }) => [kind, records.length])).toEqual(withSteps)
  expect(earlier.flatMap(({ records }) => records).filter((examples) => examples.length === 0)).toEqual([])
})

const examples = earlier.flatMap(({ kind, records }) =>
  records.flatMap((each, stepCount) =>
    each.map((data): [string, Data] => [kind, stepCount === 0 ? data : { ...data, $shape: stepCount }]),
  ),
)

test.each(examples)('stored %s fits its current kind: %j', (kind, stored) => {
  const schema = moduleSchemas.get(kind)
  const now = migrateData(schema ?? {}, deepFreeze(stored))
  expect(Object.keys(withoutShapeStamp(now)).toSorted()).toEqual(Object.keys(schema?.fields.shape ?? {}).toSorted())
  const inGerman = Object.entries(withoutShapeStamp(now)).map(([name, value]) => [
    name,
    schema?.localised.includes(name) ? (value as { de: string }).de : value,
  ])
  expect(schema?.fields.safeParse(Object.fromEntries(inGerman)).error).toBeUndefined()
})

const names = ['text', 'image', 'link']
/** Steps of the sorts that kinds take: a field gets another name, another form, or is new. */
const step: fc.Arbitrary<ShapeMigration> = fc.oneof(
  fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).map(
    ([from, to]): ShapeMigration =>
      ({ [from]: value, ...fields }) => ({ ...fields, [to]: value }),
  ),
  fc.constantFrom(...names).map(
    (name): ShapeMigration =>
      (stored) => ({ ...stored, [name]: [stored[name]] }),
  ),
  fc.constantFrom(...names).map(
    (name): ShapeMigration =>
      (stored) => ({ [name]: 0, ...stored }),
  ),
)
const data = fc.dictionary(fc.constantFrom(...names), fc.string())

test('runs each missing shape migration once, in order, without mutating the input', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), fc.nat({ max: 6 }), data, (steps, writtenShape, record) => {
      // Written by the program that knew the first `before` steps.
      const before = steps.slice(0, writtenShape)
      const stored = deepFreeze(stampShape({ steps: before }, record))
      const now = migrateData({ steps }, stored)
      expect(withoutShapeStamp(now)).toEqual(
        steps.slice(before.length).reduce<Data>((each, migrate) => migrate(each), record),
      )
      expect(migrateData({ steps }, now)).toBe(now)
      // An upgrade through an intermediate release gives the same result.
      for (let knownShapes = before.length; knownShapes <= steps.length; knownShapes++)
        expect(migrateData({ steps }, migrateData({ steps: steps.slice(0, knownShapes) }, stored))).toEqual(now)
    }),
  )
})

test('data stored by a newer release is unchanged by an older one', () => {
  const newer = { text: 'neu', $shape: 3 }
  expect(migrateData({ steps: [() => ({})] }, newer)).toBe(newer)
})

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) deepFreeze(inner)
  return Object.freeze(value)
}
