import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decide, mergeFields, mergeFieldsDeep, preferMine, preferTheirs } from './three-way-merge.ts'

const bilingual = (de: string, en = '') => ({ de, en })
const date = (id: number, fields = {}) => ({
  id,
  venue_id: 1,
  date_start: '2027-02-01T18:30:00Z',
  status: 'scheduled',
  status_note: bilingual(''),
  ...fields,
})
const merge = (base: object, mine: object, theirs: object, decide?: Decide) =>
  mergeFieldsDeep({ base: { ...base }, mine: { ...mine }, theirs: { ...theirs } }, decide)

test('changes of different fields merge without a clash', () => {
  const base = { street: 'a', city: 'b' }
  expect(merge(base, { ...base, street: 'mine' }, { ...base, city: 'theirs' })).toEqual({
    values: { street: 'mine', city: 'theirs' },
    clashes: [],
  })
})

test('a date cancelled meanwhile stays cancelled when another is corrected', () => {
  const base = { dates: [date(1), date(2)] }
  const mine = { dates: [date(1), date(2, { venue_id: 5 })] }
  const theirs = { dates: [date(1, { status: 'cancelled', status_note: bilingual('Krank') }), date(2)] }
  expect(merge(base, mine, theirs)).toEqual({
    values: { dates: [date(1, { status: 'cancelled', status_note: bilingual('Krank') }), date(2, { venue_id: 5 })] },
    clashes: [],
  })
})

test('changes of two fields of one row merge', () => {
  const merged = merge(
    { dates: [date(1)] },
    { dates: [date(1, { venue_id: 5 })] },
    { dates: [date(1, { status: 'cancelled' })] },
  )
  expect(merged).toEqual({ values: { dates: [date(1, { venue_id: 5, status: 'cancelled' })] }, clashes: [] })
})

test('the same field changed twice clashes and follows the decision', () => {
  const three = [
    { dates: [date(1)] },
    { dates: [date(1, { venue_id: 5 })] },
    { dates: [date(1, { venue_id: 7 })] },
  ] as const
  const mine = merge(...three)
  expect(mine.clashes).toMatchObject([
    { path: 'dates.1.venue_id', field: 'venue_id', row: { id: 1 }, mine: 5, theirs: 7 },
  ])
  expect(mine.values.dates).toMatchObject([{ venue_id: 5 }])
  expect(merge(...three, preferTheirs).values.dates).toMatchObject([{ venue_id: 7 }])
})

test('the same change on both sides is no clash', () => {
  expect(merge({ city: 'a' }, { city: 'b' }, { city: 'b' })).toEqual({ values: { city: 'b' }, clashes: [] })
})

test('the languages of a text are separate fields', () => {
  expect(
    merge({ name: bilingual('a', 'a') }, { name: bilingual('mine', 'a') }, { name: bilingual('a', 'theirs') }),
  ).toEqual({
    values: { name: bilingual('mine', 'theirs') },
    clashes: [],
  })
  expect(
    merge({ name: bilingual('a') }, { name: bilingual('mine') }, { name: bilingual('theirs') }).clashes,
  ).toMatchObject([{ path: 'name.de', language: 'de' }])
})

test('rows added on either side are all present', () => {
  const added = { ...date(0), id: undefined, venue_id: 9 }
  const merged = merge({ dates: [date(1)] }, { dates: [date(1), added] }, { dates: [date(1), date(3)] })
  expect(merged).toEqual({ values: { dates: [date(1), added, date(3)] }, clashes: [] })
})

test('a row removed on one side and unchanged on the other disappears', () => {
  expect(merge({ dates: [date(1), date(2)] }, { dates: [date(2)] }, { dates: [date(1), date(2)] }).values).toEqual({
    dates: [date(2)],
  })
  expect(merge({ dates: [date(1), date(2)] }, { dates: [date(1), date(2)] }, { dates: [date(1)] }).values).toEqual({
    dates: [date(1)],
  })
})

test('a row removed on one side and changed on the other clashes', () => {
  const three = [{ dates: [date(1)] }, { dates: [] }, { dates: [date(1, { status: 'cancelled' })] }] as const
  const merged = merge(...three)
  expect(merged.clashes).toMatchObject([
    { path: 'dates.1', field: 'dates', mine: undefined, theirs: { status: 'cancelled' } },
  ])
  expect(merged.values.dates).toEqual([])
  expect(merge(...three, preferTheirs).values.dates).toEqual([date(1, { status: 'cancelled' })])
})

test('my changed row can return as a new one after their removal', () => {
  const three = [{ dates: [date(1)] }, { dates: [date(1, { venue_id: 5 })] }, { dates: [] }] as const
  expect(merge(...three).values.dates).toEqual([{ ...date(1, { venue_id: 5 }), id: undefined }])
  expect(merge(...three, preferTheirs).values.dates).toEqual([])
})

test('multiple choices merge additions and removals of both sides', () => {
  expect(merge({ subscriptions: [1, 2] }, { subscriptions: [2, 3] }, { subscriptions: [1, 2, 4] }).values).toEqual({
    subscriptions: [2, 4, 3],
  })
})

test('my order wins and includes their added rows', () => {
  const work = (id: number) => ({ id, work_id: id })
  const merged = merge(
    { programme: [work(1), work(2)] },
    { programme: [work(2), work(1)] },
    { programme: [work(1), work(2), work(3)] },
  )
  expect(merged.values.programme).toEqual([work(2), work(3), work(1)])
})

test('an order changed on both sides clashes, other changes merge', () => {
  const work = (id: number, fields = {}) => ({ id, work_id: id, ...fields })
  const three = [
    { programme: [work(1), work(2), work(3)] },
    { programme: [work(2), work(1), work(3), { work_id: 9 }] },
    { programme: [work(3), work(1, { note: 'theirs' }), work(2)] },
  ] as const
  const mine = merge(...three)
  expect(mine.clashes).toMatchObject([
    {
      path: 'programme.order',
      field: 'programme',
      isOrder: true,
      mine: three[1].programme,
      theirs: three[2].programme,
    },
  ])
  expect(mine.values.programme).toEqual([work(2), work(1, { note: 'theirs' }), work(3), { work_id: 9 }])
  expect(merge(...three, preferTheirs).values.programme).toEqual([
    work(3),
    { work_id: 9 },
    work(1, { note: 'theirs' }),
    work(2),
  ])
})

test('the same new order made twice is no clash', () => {
  const rows = (...ids: number[]) => ({ programme: ids.map((id) => ({ id })) })
  expect(merge(rows(1, 2, 3), rows(3, 1, 2), rows(3, 1, 2, 4))).toEqual({ values: rows(3, 1, 2, 4), clashes: [] })
})

test('a clash can be resolved with any combined value', () => {
  const joinBoth: Decide = ({ mine, theirs }) => `${theirs} / ${mine}`
  expect(
    merge({ name: bilingual('a') }, { name: bilingual('mine') }, { name: bilingual('theirs') }, joinBoth).values.name,
  ).toEqual(bilingual('theirs / mine'))
})

test('one-sided changes win, two-sided ones clash, for any fields', () => {
  // Few values, so that two people often write the same.
  const value = fc.constantFrom<unknown>('a', 'b', 7, null, { de: 'a', en: 'b' }, { de: 'b', en: 'b' })
  const anyFields = fc.record({ title: value, text: value, picture: value })
  fc.assert(
    fc.property(anyFields, anyFields, anyFields, (base, mine, theirs) => {
      const [withMine, withTheirs] = [preferMine, preferTheirs].map((decide) =>
        mergeFields({ base, mine, theirs }, decide),
      )
      const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
      for (const name of ['title', 'text', 'picture'] as const) {
        const isMineChanged = !isEqual(mine[name], base[name])
        const isTheirs = !isEqual(theirs[name], base[name])
        expect(withMine?.values[name]).toEqual(isMineChanged ? mine[name] : theirs[name])
        expect(withTheirs?.values[name]).toEqual(isTheirs ? theirs[name] : mine[name])
        expect(withMine?.clashes.some(({ path }) => path === name)).toBe(
          isMineChanged && isTheirs && !isEqual(mine[name], theirs[name]),
        )
      }
    }),
  )
})
