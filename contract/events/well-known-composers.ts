import composers from './common-composers.json' with { type: 'json' }

/** A row of `common-composers.json`: names to sort by (English if different), certain years, other spellings. */
type ComposerRow = {
  sort_name: string
  sort_name_en?: string
  born: number | null
  died: number | null
  spellings?: string[]
}

/** In the form of a back-office record; empty English means the same as German. */
export type WellKnownComposer = {
  name: string
  sort_name: string
  name_en: string
  sort_name_en: string
  spellings: string[]
  born: number | null
  died: number | null
}

export const wellKnownComposers: readonly WellKnownComposer[] = (composers as ComposerRow[]).map(
  ({ sort_name_en = '', spellings = [], ...row }) => ({
    ...row,
    name: getName(row.sort_name),
    name_en: sort_name_en && getName(sort_name_en),
    sort_name_en,
    spellings,
  }),
)

/** Groups of spellings of one composer: last names, and whole names. */
export const composerSpellings: readonly (readonly string[])[] = wellKnownComposers.flatMap(
  ({ name, name_en, sort_name, sort_name_en, spellings }) => {
    const last = [getLast(sort_name), getLast(sort_name_en), ...spellings].filter(
      (word) => word !== '' && !word.includes(' '),
    )
    const fullNames = [name, name_en, ...spellings].filter((word) => word.includes(' '))
    const groups = [
      last,
      spellings.some((word) => word.includes(' ')) || getLast(sort_name).includes(' ') ? fullNames : [],
    ]
    return groups.map((group) => [...new Set(group)]).filter((group) => group.length > 1)
  },
)

/** „Beethoven, Ludwig van“ in reading order. */
function getName(sort: string): string {
  const [last = '', first = ''] = sort.split(', ')
  return `${first} ${last}`.trim()
}

function getLast(sort: string): string {
  return sort.split(', ')[0] ?? ''
}
