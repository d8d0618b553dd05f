import { bothTexts } from '#modules/fields/two-texts.ts'
import { isSame } from '../api/changed-fields.ts'
import { isBoth } from '../records.ts'

type Values = Record<string, unknown>
type Row = Values & { id?: unknown }
type Three<T> = { base: T; mine: T; theirs: T }

/**
 * A field that both changed, each in their way. `row` is the row it stands in; a row one of them removed has no side there.
 * Of an order both sides are all rows.
 */
export type Clash = { path: string; field: string; language?: 'de' | 'en'; row?: Row; isOrder?: true; mine: unknown; theirs: unknown }
/** Both is for texts. */
export type Side = 'mine' | 'theirs' | 'both'
type Choose = (path: string) => Side
type At = { path: string; field: string; row?: Row }

/**
 * Two changes of one record made into one, by field, by language, and by row of its dates, programme and people. What
 * both changed differently is a clash and decided by `choose`.
 */
export function mergeRecords({ base, mine, theirs }: Three<Values>, choose: Choose): { values: Values; clashes: Clash[] } {
  const clashes: Clash[] = []
  return { values: mergeFields({ base, mine, theirs }, []), clashes }

  function mergeFields(three: Three<Values>, above: readonly string[], row?: Row): Values {
    const fields = Object.keys({ ...three.theirs, ...three.mine })
    const at = (field: string): At => ({ path: [...above, field].join('.'), field, ...(row ? { row } : {}) })
    return Object.fromEntries(
      fields.map((field) => [field, mergeValue({ base: three.base[field], mine: three.mine[field], theirs: three.theirs[field] }, at(field))]),
    )
  }

  function mergeValue({ base, mine, theirs }: Three<unknown>, at: At): unknown {
    if (isSame(mine, base) || isSame(mine, theirs)) return theirs
    if (isSame(theirs, base)) return mine
    if (isBoth(mine) && isBoth(theirs)) return mergeLanguages({ base, mine, theirs }, at)
    if (isIdList(base) && isIdList(mine) && isIdList(theirs)) return mergeIds({ base, mine, theirs })
    if (isRows(base) && isRows(mine) && isRows(theirs)) return mergeRows({ base, mine, theirs }, at.field)
    return decide({ ...at, mine, theirs })
  }

  function mergeLanguages({ base, mine, theirs }: { base: unknown; mine: Values; theirs: Values }, at: At): Values {
    const before: Values = isBoth(base) ? base : {}
    const text = (language: 'de' | 'en') => {
      const [was, own, other] = [before[language], mine[language], theirs[language]]
      if (own === was || own === other) return other
      return other === was ? own : decide({ ...at, path: `${at.path}.${language}`, language, mine: own, theirs: other })
    }
    return { de: text('de'), en: text('en') }
  }

  function mergeRows({ base, mine, theirs }: Three<Row[]>, field: string): Row[] {
    const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
    return inOrder({ mine, theirs }, orderOf({ base, mine, theirs }, field)).flatMap((row) => {
      if (row.id === undefined) return [row]
      const [was, here, there] = [before.get(row.id), own.get(row.id), other.get(row.id)]
      if (was && here && there) return [mergeFields({ base: was, mine: here, theirs: there }, [field, String(row.id)], there)]
      const left = oneSided({ was, here, there })
      return left ? [left] : []
    })

    function oneSided({ was, here, there }: { was: Row | undefined; here: Row | undefined; there: Row | undefined }): Row | undefined {
      const left = here ?? there
      if (!was || !left) return left
      if (isSame(left, was)) return undefined
      const isKept = decide({ path: [field, String(left.id)].join('.'), field, row: left, mine: here, theirs: there }) !== undefined
      if (!isKept) return undefined
      // The other one deleted it, so it comes back as a new row.
      return here ? { ...here, id: undefined } : there
    }
  }

  /** Whose order holds, of the rows that all three have: who changed it, or who is chosen where both did. */
  function orderOf({ base, mine, theirs }: Three<Row[]>, field: string): 'mine' | 'theirs' {
    const others = [byId(base), byId(mine), byId(theirs)]
    const order = (rows: Row[]) => rows.map(({ id }) => id).filter((id) => id !== undefined && others.every((side) => side.has(id)))
    const [before, own, other] = [order(base), order(mine), order(theirs)]
    if (isSame(own, before) || isSame(own, other)) return 'theirs'
    if (isSame(other, before)) return 'mine'
    const clash: Clash = { path: `${field}.order`, field, isOrder: true, mine, theirs }
    clashes.push(clash)
    return choose(clash.path) === 'mine' ? 'mine' : 'theirs'
  }

  function decide(clash: Clash): unknown {
    clashes.push(clash)
    const side = choose(clash.path)
    if (side !== 'both') return clash[side]
    return bothTexts(String(clash.mine ?? ''), String(clash.theirs ?? ''))
  }
}

/** Every row of either side once, in the order of one, with those that only the other has behind their neighbours. */
function inOrder(sides: Record<'mine' | 'theirs', Row[]>, side: 'mine' | 'theirs'): Row[] {
  const [first, second] = side === 'mine' ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine]
  const rows = [...first]
  for (const [index, row] of second.entries()) {
    if (row.id !== undefined && rows.some(({ id }) => id === row.id)) continue
    const neighbour = second[index - 1]
    const place = rows.findIndex((other) => other === neighbour || (neighbour?.id !== undefined && other.id === neighbour.id))
    rows.splice(index === 0 ? 0 : place < 0 ? rows.length : place + 1, 0, row)
  }
  return rows
}

function mergeIds({ base, mine, theirs }: Three<number[]>): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  return [...theirs.filter((id) => mine.includes(id) || !base.includes(id)), ...added]
}

function byId(rows: Row[]): Map<unknown, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}
