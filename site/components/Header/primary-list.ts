import type { Variant } from '#config'

/** The most wanted list of a variant: a filled button on every page links to it. */
export const primaryList = { orchestra: 'events', school: 'courses' } as const satisfies Record<Variant, string>
