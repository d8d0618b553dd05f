import type { FoundKind } from '#contract/admin/find.ts'

/** A line of the search: a screen to go to, something new, a record, or the list of all that was found of a kind. */
export type Choice = { key: string; group: string; title: string; note: string; date: string | null; isHidden: boolean; to: string }
export type Screen = { name: string; title: string; canCreate: boolean; createTitle: string }

const SCREENS_SHOWN = 4

type Words = { screens: string; kind: (resource: string) => string; all: (resource: string) => string }
type Paths = {
  list: (resource: string, filter?: Record<string, string>) => string
  create: (resource: string) => string
  edit: (resource: string, id: number) => string
}

/** Without a word every screen; with words the screens that are called so, then what was found. */
export function choicesOf({
  q,
  screens,
  found,
  words,
  paths,
}: {
  q: string
  screens: readonly Screen[]
  found: readonly FoundKind[]
  words: Words
  paths: Paths
}): Choice[] {
  const line = { group: words.screens, note: '', date: null, isHidden: false }
  const lists = screens.map(({ name, title }): Choice => ({ ...line, key: `list ${name}`, title, to: paths.list(name) }))
  if (q.trim() === '') return lists
  const created = screens.flatMap(({ name, canCreate, createTitle }): Choice[] =>
    canCreate ? [{ ...line, key: `create ${name}`, title: createTitle, to: paths.create(name) }] : [],
  )
  const called = [...lists, ...created].filter(({ title }) => isCalled(title, q)).slice(0, SCREENS_SHOWN)
  return [...called, ...found.flatMap((kind) => ofKind(kind, { q, words, paths }))]
}

function ofKind({ resource, records, more }: FoundKind, { q, words, paths }: { q: string; words: Words; paths: Paths }): Choice[] {
  const group = words.kind(resource)
  const lines = records.map(
    ({ id, title, note, date, is_shown }): Choice => ({
      key: `${resource} ${id}`,
      group,
      title,
      note,
      date,
      isHidden: !is_shown,
      to: paths.edit(resource, id),
    }),
  )
  const all: Choice = {
    key: `all ${resource}`,
    group,
    title: words.all(resource),
    note: '',
    date: null,
    isHidden: false,
    to: paths.list(resource, { q: q.trim() }),
  }
  return more ? [...lines, all] : lines
}

/** Every word begins one of the name's: „ter“ is enough for „Termine“. */
function isCalled(title: string, q: string): boolean {
  const names = partsOf(title)
  return partsOf(q).every((word) => names.some((name) => name.startsWith(word)))
}

function partsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
}
