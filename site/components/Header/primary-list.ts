import type { Variant } from '#config'

/** The list that most visitors of a house come for: a filled button leads there from every page. */
export const primaryList = { orchestra: 'events', school: 'courses' } as const satisfies Record<Variant, string>
