import { type VisibilityState, visibilityState } from './visibility.ts'

/** When a section or module is visible, as stored and sent; null: always. */
export type VisibilitySettings<Time = string> = {
  is_online: boolean
  shown_from: Time | null
  shown_until: Time | null
  /** Hidden after the end of this event date. */
  until_date_id: number | null
}

export const ALWAYS_VISIBLE = {
  is_online: true,
  shown_from: null,
  shown_until: null,
  until_date_id: null,
} as const satisfies VisibilitySettings

const rule = { online: 'is_online', from: ['shown_from'], until: 'shown_until' } as const

export function isAlwaysVisible({
  is_online,
  shown_from,
  shown_until,
  until_date_id,
}: VisibilitySettings<unknown>): boolean {
  return is_online && shown_from === null && shown_until === null && until_date_id === null
}

/** Visibility state by the one rule. `dateEnd`: end of its event date; a deleted date counts as over. */
export function settingsVisibilityState(
  showing: VisibilitySettings<Date | string>,
  { dateEnd, now }: { dateEnd: Date | string | null; now: Date },
): VisibilityState {
  const ends = [showing.shown_until, showing.until_date_id === null ? null : (dateEnd ?? new Date(0))]
  const instants = ends.flatMap((end) => (end === null ? [] : [new Date(end)]))
  const shown_until = instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)))
  return visibilityState(rule, { ...showing, shown_until }, now)
}
