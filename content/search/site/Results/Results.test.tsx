import { expect, test } from 'vitest'
import { draw } from '#tests/support/draw.tsx'
import { Results } from './Results.tsx'

const kind = (name: string, count: number, more: boolean) => ({ kind: name, name, count, more })

test('what was not counted to its end is said in round figures, and what was to the last one', async () => {
  const said = async (kinds: ReturnType<typeof kind>[]) => {
    const found = { count: 0, next: null, previous: null, results: [], kinds, instead: null }
    const html = await draw(<Results query={{ q: 'Sinfonie', kind: '', page: 1 }} found={found} />, '/de/suche')
    return /role="status"[^>]*>([^<]*)</.exec(html)?.[1]
  }
  expect(await said([kind('works', 500, true), kind('events', 500, true), kind('people', 2, false)])).toBe('Über 1000 Ergebnisse für „Sinfonie“')
  expect(await said([kind('works', 500, false), kind('people', 2, false)])).toBe('502 Ergebnisse für „Sinfonie“')
})
