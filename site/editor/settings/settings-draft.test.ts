import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageValues, valueNames } from './page-values.ts'
import { applySettingsDraft, toSettingsDraft } from './settings-draft.ts'

/** Few values, so that two people often write the same. */
const anyValues = fc.record(
  Object.fromEntries(valueNames.map((name) => [name, fc.constantFrom('a', 'b', 'c')])),
) as unknown as fc.Arbitrary<PageValues>

test('unsaved settings apply over the loaded page and report clashes', () => {
  fc.assert(
    fc.property(anyValues, anyValues, anyValues, (base, typed, loaded) => {
      const draft = toSettingsDraft(base, typed)
      if (!draft) return expect(typed).toEqual(base)
      const { values, clashes } = applySettingsDraft(loaded, JSON.parse(JSON.stringify(draft)))
      for (const name of valueNames) {
        const isTyped = typed[name] !== base[name]
        expect(values[name]).toBe(isTyped ? typed[name] : loaded[name])
        expect(clashes.some(({ path }) => path === name)).toBe(
          isTyped && loaded[name] !== base[name] && loaded[name] !== typed[name],
        )
      }
    }),
  )
})
