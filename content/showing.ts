import { type PublicState, publicState } from './public-state.ts'

/** When a section or module is seen, as it is stored and sent; null stands for always. */
export type Showing<Time = string> = {
  is_online: boolean
  shown_from: Time | null
  shown_until: Time | null
  /** The concert date after whose end it is gone. */
  until_date_id: number | null
}

export const ALWAYS = {
  is_online: true,
  shown_from: null,
  shown_until: null,
  until_date_id: null,
} as const satisfies Showing

const rule = { online: 'is_online', from: ['shown_from'], until: 'shown_until' } as const

export function isAlways({ is_online, shown_from, shown_until, until_date_id }: Showing<unknown>): boolean {
  return is_online && shown_from === null && shown_until === null && until_date_id === null
}

/** How it stands before visitors, by the one rule of visibility. `dateEnd` is when its concert is over; a concert that is gone is over. */
export function showingState(
  showing: Showing<Date | string>,
  { dateEnd, now }: { dateEnd: Date | string | null; now: Date },
): PublicState {
  const ends = [showing.shown_until, showing.until_date_id === null ? null : (dateEnd ?? new Date(0))]
  const instants = ends.flatMap((end) => (end === null ? [] : [new Date(end)]))
  const shown_until = instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)))
  return publicState(rule, { ...showing, shown_until }, now)
}
