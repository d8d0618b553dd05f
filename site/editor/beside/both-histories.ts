import type { History, Step } from '../state/history.ts'

/** A step, and by whom it was made. */
export type MadeBy<E, L> = { step: Step<L>; by: E }

type Editors<E, L> = readonly { by: E; history: History<L> }[]

/** The steps of these editors as one history, newest first; each editor's own order stays. */
export function pastOf<E, L>(editors: Editors<E, L>): MadeBy<E, L>[] {
  return merged(editors, { steps: ({ past }) => past, goesFirst: (one, other) => one.at > other.at })
}

/** What was undone, last undone first: undoing goes from new to old, so that is the oldest. */
export function futureOf<E, L>(editors: Editors<E, L>): MadeBy<E, L>[] {
  return merged(editors, { steps: ({ future }) => future, goesFirst: (one, other) => one.at < other.at })
}

type Merge<L> = { steps: (history: History<L>) => readonly Step<L>[]; goesFirst: (one: Step<L>, other: Step<L>) => boolean }

/** The histories' stacks taken from their tops. */
function merged<E, L>(editors: Editors<E, L>, { steps, goesFirst }: Merge<L>): MadeBy<E, L>[] {
  const stacks = editors.map(({ by, history }) =>
    steps(history)
      .toReversed()
      .map((step) => ({ step, by })),
  )
  return stacks.reduce((all, stack) => {
    const both: MadeBy<E, L>[] = []
    let [left, right] = [0, 0]
    while (left < all.length || right < stack.length) {
      const [one, other] = [all[left], stack[right]]
      const takesOne = one && (!other || !goesFirst(other.step, one.step))
      if (takesOne) left += 1
      else right += 1
      const taken = takesOne ? one : other
      if (taken) both.push(taken)
    }
    return both
  }, [])
}
