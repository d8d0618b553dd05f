export type ThreeWay<T> = { base: T; mine: T; theirs: T }
type FieldValues = Record<string, unknown>
type Row = FieldValues & { id?: unknown }

/** A field that both changed. `row`: undefined on the side that removed it. `isOrder`: both sides are all rows. */
export type FieldClash = Position & { isOrder?: true; base?: unknown; mine: unknown; theirs: unknown }
type Position = { path: string; field: string; language?: 'de' | 'en'; row?: Row }
/** Decides the value of a clash. */
export type Decide = (clash: FieldClash) => unknown
type Merge<T extends object> = { values: T; clashes: (FieldClash & { path: keyof T })[] }

/** `both` is for texts. */
export type ClashSide = 'mine' | 'theirs' | 'both'
export type ClashSides = Readonly<Record<string, ClashSide>>

export const preferMine: Decide = ({ mine }) => mine
export const preferTheirs: Decide = ({ theirs }) => theirs

/** Merges two changes of the same fields; each field is one value. */
export function mergeFields<T extends object>(three: ThreeWay<T>, decide: Decide = preferMine): Merge<T> {
  // All three have the same fields.
  return merge(three as ThreeWay<FieldValues>, { decide, isWhole: true }) as Merge<T>
}

/** Merges two changes of one record: per field, language, option of a list, and row. */
export function mergeFieldsDeep(three: ThreeWay<FieldValues>, decide: Decide = preferMine): Merge<FieldValues> {
  return merge(three, { decide, isWhole: false })
}

function merge(
  three: ThreeWay<FieldValues>,
  { decide, isWhole }: { decide: Decide; isWhole: boolean },
): Merge<FieldValues> {
  const clashes: FieldClash[] = []
  return { values: mergeAll(three, []), clashes }

  function mergeAll(
    { base, mine, theirs }: ThreeWay<FieldValues>,
    parentPath: readonly string[],
    row?: Row,
  ): FieldValues {
    const toPosition = (field: string): Position => ({
      path: [...parentPath, field].join('.'),
      field,
      ...(row ? { row } : {}),
    })
    const fields = Object.keys({ ...theirs, ...mine })
    return Object.fromEntries(
      fields.map((field) => [
        field,
        mergeValue({ base: base[field], mine: mine[field], theirs: theirs[field] }, toPosition(field)),
      ]),
    )
  }

  function mergeValue({ base, mine, theirs }: ThreeWay<unknown>, position: Position): unknown {
    const side = findUnclashedSide({ base, mine, theirs })
    if (side) return side === 'mine' ? mine : theirs
    if (isWhole) return settle({ ...position, base, mine, theirs })
    if (isBilingual(mine) && isBilingual(theirs)) {
      const before = isBilingual(base) ? base : { de: undefined, en: undefined }
      const mergeLanguage = (language: 'de' | 'en') =>
        mergeValue(
          { base: before[language], mine: mine[language], theirs: theirs[language] },
          { ...position, path: `${position.path}.${language}`, language },
        )
      return { de: mergeLanguage('de'), en: mergeLanguage('en') }
    }
    if (isIdList(base) && isIdList(mine) && isIdList(theirs)) return mergeIds({ base, mine, theirs })
    if (isRows(base) && isRows(mine) && isRows(theirs)) return mergeRows({ base, mine, theirs }, position.field)
    return settle({ ...position, base, mine, theirs })
  }

  function mergeRows({ base, mine, theirs }: ThreeWay<Row[]>, field: string): Row[] {
    const [before, mineById, other] = [groupById(base), groupById(mine), groupById(theirs)]
    return applyOrder({ mine, theirs }, orderOf({ base, mine, theirs }, field)).flatMap((row) => {
      if (row.id === undefined) return [row]
      const [was, mineRow, theirsRow] = [before.get(row.id), mineById.get(row.id), other.get(row.id)]
      if (was && mineRow && theirsRow)
        return [mergeAll({ base: was, mine: mineRow, theirs: theirsRow }, [field, String(row.id)], theirsRow)]
      const remaining = mergeOneSided({ was, mineRow, theirsRow })
      return remaining ? [remaining] : []
    })

    function mergeOneSided({
      was,
      mineRow,
      theirsRow,
    }: {
      was: Row | undefined
      mineRow: Row | undefined
      theirsRow: Row | undefined
    }): Row | undefined {
      const remaining = mineRow ?? theirsRow
      if (!was || !remaining) return remaining
      if (isSame(remaining, was)) return undefined
      const isRetained =
        settle({ path: `${field}.${remaining.id}`, field, row: remaining, mine: mineRow, theirs: theirsRow }) !==
        undefined
      if (!isRetained) return undefined
      // The other side deleted it, so it becomes a new row.
      return mineRow ? { ...mineRow, id: undefined } : theirsRow
    }
  }

  /** The order of rows that all three have: from the side that changed it, or the chosen one if both did. */
  function orderOf({ base, mine, theirs }: ThreeWay<Row[]>, field: string): 'mine' | 'theirs' {
    const sides = [groupById(base), groupById(mine), groupById(theirs)]
    const order = (rows: Row[]) =>
      rows.map(({ id }) => id).filter((id) => id !== undefined && sides.every((side) => side.has(id)))
    const side = findUnclashedSide({ base: order(base), mine: order(mine), theirs: order(theirs) })
    if (side) return side
    return settle({ path: `${field}.order`, field, isOrder: true, mine, theirs }) === mine ? 'mine' : 'theirs'
  }

  function settle(clash: FieldClash): unknown {
    clashes.push(clash)
    return decide(clash)
  }
}

/** Compares what would be sent: key order is irrelevant, `undefined` is omitted. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sortDeep(one)) === JSON.stringify(sortDeep(other))
}

function sortDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortDeep)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sortDeep(field)]),
  )
}

/** The side to use when only one changed the value, or both equally. */
function findUnclashedSide({ base, mine, theirs }: ThreeWay<unknown>): 'mine' | 'theirs' | null {
  if (isSame(mine, base) || isSame(mine, theirs)) return 'theirs'
  return isSame(theirs, base) ? 'mine' : null
}

/** Every row of either side once, in the order of one; rows of the other side follow their neighbours. */
function applyOrder(sides: Record<'mine' | 'theirs', Row[]>, side: 'mine' | 'theirs'): Row[] {
  const [first, second] = side === 'mine' ? [sides.mine, sides.theirs] : [sides.theirs, sides.mine]
  const rows = [...first]
  for (const [index, row] of second.entries()) {
    if (row.id !== undefined && rows.some(({ id }) => id === row.id)) continue
    const neighbour = second[index - 1]
    const position = rows.findIndex(
      (other) => other === neighbour || (neighbour?.id !== undefined && other.id === neighbour.id),
    )
    rows.splice(index === 0 ? 0 : position < 0 ? rows.length : position + 1, 0, row)
  }
  return rows
}

function mergeIds({ base, mine, theirs }: ThreeWay<number[]>): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  return [...theirs.filter((id) => mine.includes(id) || !base.includes(id)), ...added]
}

function groupById(rows: Row[]): Map<unknown, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function isBilingual(value: unknown): value is { de: string; en: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'de' in value &&
    'en' in value &&
    typeof value.de === 'string' &&
    typeof value.en === 'string'
  )
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}
