import { editDistance } from '#contract/texts/edit-distance.ts'

export type Screen = {
  title: string
  to: string
  /** Further words that find it. */
  synonyms?: string
  /** Offered before anything is typed. */
  isMain?: boolean
  /** The state of a filtered list, found only by this word: one for the list itself means the whole list. */
  state?: string
}

const MAX_SCREENS = 4
/** In shorter words one letter more or less makes another word. */
const LETTERS_FOR_ERRORS = 5
/** Shorter ends of words are seldom words of their own. */
const LETTERS_FOR_COMPOUNDS = 6

/** The main screens; with a query those that it names, or nearly names. */
export function findScreens(screens: readonly Screen[], q: string): Screen[] {
  if (q.trim() === '') return screens.filter(({ isMain }) => isMain)
  const typed = foldedParts(q)
  const offered = screens.filter(
    ({ state }) =>
      state === undefined || typed.some((word) => foldedParts(state).some((name) => name.startsWith(word))),
  )
  const isNamed = ({ title, synonyms = '' }: Screen, isMatch: (word: string, name: string) => boolean) => {
    const names = foldedParts(`${title} ${synonyms}`)
    return typed.every((word) => names.some((name) => isMatch(word, name)))
  }
  const named = offered.filter((screen) => isNamed(screen, isStart))
  const isExact = ({ title }: Screen) => foldedParts(title).join(' ') === typed.join(' ')
  const matches = [...named.filter(isExact), ...named.filter((screen) => !isExact(screen))]
  const found = matches.length > 0 ? matches : offered.filter((screen) => isNamed(screen, isNearlyStart))
  return found.slice(0, MAX_SCREENS)
}

/** „ter“ begins „Termine“. */
function isStart(word: string, name: string): boolean {
  return name.startsWith(word)
}

/** Also the last part of a compound word, or one letter wrong, missing, added or swapped. */
function isNearlyStart(word: string, name: string): boolean {
  return (
    name.startsWith(word) ||
    (word.length >= LETTERS_FOR_COMPOUNDS && name.endsWith(word)) ||
    (word.length >= LETTERS_FOR_ERRORS &&
      [name, name.slice(0, word.length)].some((each) => editDistance(word, each, 1) <= 1))
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
