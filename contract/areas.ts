/** What the people of a house do; an account has some of them, an admin all. */
export const areas = ['concerts', 'school', 'press', 'site', 'accounts'] as const
export type Area = (typeof areas)[number]

/** Those that hold content. What most records belong to, such as pictures, belongs to each of them. */
export const contentAreas = ['concerts', 'school', 'press', 'site'] as const satisfies readonly Area[]
