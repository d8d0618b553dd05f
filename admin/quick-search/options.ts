import type { QuickSearchGroup } from '#contract/admin/resources/quick-search.ts'
import { editDistance } from '#contract/texts/edit-distance.ts'

/** An option of the quick search: a screen, a new record, a record, or the list of all matches of a type. */
export type QuickSearchItem = {
  key: string
  group: string
  title: string
  note: string
  date: string | null
  isHidden: boolean
  to: string
}
export type Screen = {
  name: string
  title: string
  /** Synonyms. */
  words: string
  /** The path, when the screen is not the list of a resource. */
  to?: string
  canCreate: boolean
  createTitle: string
  /** Filters of its list by state name. */
  states: readonly { title: string; filter: Record<string, string> }[]
  /** Its other screens. */
  commands: readonly { title: string; to: string }[]
}

const SCREENS_SHOWN = 4
/** In shorter words one letter more or less makes another word. */
const LETTERS_FOR_ERRORS = 5
/** Shorter ends of words are seldom words of their own. */
const LETTERS_FOR_COMPOUNDS = 6

type Labels = {
  screens: string
  /** Synonyms of commands that create. */
  create: string
  kind: (resource: string) => string
  all: (resource: string) => string
}
type Paths = {
  list: (resource: string, filter?: Record<string, string>) => string
  create: (resource: string) => string
  edit: (resource: string, id: number) => string
}

/** Without a query every screen; with one the matching screens, then the results. */
export function quickSearchItems({
  q,
  screens,
  groups,
  labels,
  paths,
}: {
  q: string
  screens: readonly Screen[]
  groups: readonly QuickSearchGroup[]
  labels: Labels
  paths: Paths
}): QuickSearchItem[] {
  const line = { group: labels.screens, note: '', date: null, isHidden: false }
  const lists = screens.map(({ name, title, to, words: otherNames }) => ({
    choice: { ...line, key: `list ${name}`, title, to: to ?? paths.list(name) } satisfies QuickSearchItem,
    names: `${title} ${otherNames}`,
  }))
  if (q.trim() === '') return lists.map(({ choice }) => choice)
  const created = screens.flatMap(({ name, canCreate, createTitle }) =>
    canCreate
      ? [
          {
            choice: {
              ...line,
              key: `create ${name}`,
              title: createTitle,
              to: paths.create(name),
            } satisfies QuickSearchItem,
            names: `${createTitle} ${labels.create}`,
          },
        ]
      : [],
  )
  // A word for the list itself means the whole list.
  const isOfState = (title: string) =>
    foldedParts(q).some((word) => foldedParts(title).some((name) => name.startsWith(word)))
  const narrowed = screens.flatMap(({ name, title, states }) =>
    states
      .filter((state) => isOfState(state.title))
      .map((state) => ({
        choice: {
          ...line,
          key: `state ${name} ${state.title}`,
          title: `${title}: ${state.title}`,
          to: paths.list(name, state.filter),
        } satisfies QuickSearchItem,
        names: `${title} ${state.title}`,
      })),
  )
  const commands = screens.flatMap((screen) =>
    screen.commands.map(({ title, to }) => ({
      choice: { ...line, key: `command ${to}`, title, to } satisfies QuickSearchItem,
      names: title,
    })),
  )
  const all = [...lists, ...created, ...commands, ...narrowed]
  const exact = all.filter(({ choice }) => foldedParts(choice.title).join(' ') === foldedParts(q).join(' '))
  const matches = [...exact, ...all.filter((each) => !exact.includes(each) && isCalled(each.names, q))]
  const suggestions = matches.length > 0 ? matches : all.filter(({ names }) => isNearlyCalled(names, q))
  const screenItems = suggestions.slice(0, SCREENS_SHOWN).map(({ choice }) => choice)
  return [...screenItems, ...groups.flatMap((kind) => ofKind(kind, { q, labels, paths }))]
}

function ofKind(
  { resource, records, more }: QuickSearchGroup,
  { q, labels, paths }: { q: string; labels: Labels; paths: Paths },
): QuickSearchItem[] {
  const group = labels.kind(resource)
  const lines = records.map(
    ({ id, title, note, date, is_shown }): QuickSearchItem => ({
      key: `${resource} ${id}`,
      group,
      title,
      note,
      date,
      isHidden: !is_shown,
      to: paths.edit(resource, id),
    }),
  )
  const all: QuickSearchItem = {
    key: `all ${resource}`,
    group,
    title: labels.all(resource),
    note: '',
    date: null,
    isHidden: false,
    to: paths.list(resource, { q: q.trim() }),
  }
  return more ? [...lines, all] : lines
}

/** Every word is the beginning of a word of the name: „ter“ matches „Termine“. */
function isCalled(title: string, q: string): boolean {
  const names = foldedParts(title)
  return foldedParts(q).every((word) => names.some((name) => name.startsWith(word)))
}

/** As the last part of a compound word, or with one letter wrong, missing, added or swapped. */
function isNearlyCalled(title: string, q: string): boolean {
  const names = foldedParts(title)
  const isNear = (word: string, name: string) =>
    [name, name.slice(0, word.length)].some((each) => editDistance(word, each, 1) <= 1)
  return foldedParts(q).every((word) =>
    names.some(
      (name) =>
        name.startsWith(word) ||
        (word.length >= LETTERS_FOR_COMPOUNDS && name.endsWith(word)) ||
        (word.length >= LETTERS_FOR_ERRORS && isNear(word, name)),
    ),
  )
}

function foldedParts(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
}
