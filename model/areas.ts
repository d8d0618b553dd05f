/** Areas of work; an account has some of them, an admin all. */
export const areas = ['concerts', 'school', 'press', 'site', 'accounts'] as const
export type Area = (typeof areas)[number]

/** Areas with content. Shared types such as pictures belong to each of them. */
export const contentAreas = ['concerts', 'school', 'press', 'site'] as const satisfies readonly Area[]
