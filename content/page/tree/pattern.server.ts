import type { Localised } from '#server/db/columns.ts'

/** Placeholder for the new page's summary; a module with it is left out if there is none. */
export const fromSummary = { from: 'summary' } as const
/** A module's kind and fields. Never placeholder text, nor the title, which is the page's heading already. */
export type PatternModule = { kind: string; [field: string]: string | number | Localised | typeof fromSummary }
export type PatternSection = { layout: number; columns: readonly (readonly PatternModule[])[] }

/** A pattern for new pages: `order` among the patterns, name, purpose and sections. */
export type Pattern = { order: number; name: Localised; about: Localised; sections: readonly PatternSection[] }
