import type { Localised } from '#server/db/columns.ts'

/** Stands for the sentence that sums up the new page; a module that has it is left out where there is none. */
export const fromSummary = { from: 'summary' } as const
/** A module by its kind and the fields that it is to have; never words that somebody would have to replace, nor the title, which stands above as the heading. */
export type PatternModule = { kind: string; [field: string]: string | number | Localised | typeof fromSummary }
export type PatternSection = { layout: number; columns: readonly (readonly PatternModule[])[] }

/** What a new page can begin as: `order` among the patterns, its name, what it is for, and its sections. */
export type Pattern = { order: number; name: Localised; about: Localised; sections: readonly PatternSection[] }
