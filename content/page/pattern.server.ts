import type { Localised } from '#server/db/columns.ts'

/** What a pattern takes from what is said of the new page. */
export type FromPage = { from: 'title' | 'summary' }
/** A module by its kind and the fields that it is to have; never words that somebody would have to replace. */
export type PatternModule = { kind: string; [field: string]: string | number | Localised | FromPage }
export type PatternSection = { layout: number; columns: readonly (readonly PatternModule[])[] }

/** What a new page can begin as: `order` among the patterns, its name, what it is for, and its sections. */
export type Pattern = { order: number; name: Localised; about: Localised; sections: readonly PatternSection[] }
