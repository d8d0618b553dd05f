import { diffWords } from 'diff'
import { textOfRichText } from '#contract/plain-text.ts'
import type { ModuleRecord } from '#contract/sections.ts'

export type Piece = { words: string; sign: 'same' | 'gone' | 'new' }
export type TextChange = { field: string; pieces: Piece[] }

/** The texts of a module that differ, word by word; `fields` are the names of its texts in their order. */
export function textChanges(then: ModuleRecord, now: ModuleRecord, fields: readonly string[]): TextChange[] {
  return fields.flatMap((field) => {
    const [before, after] = [wordsOf(then[field]), wordsOf(now[field])]
    if (before === after) return []
    const pieces = diffWords(before, after).map(({ value, added, removed }): Piece => ({ words: value, sign: added ? 'new' : removed ? 'gone' : 'same' }))
    return [{ field, pieces }]
  })
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? textOfRichText(value) : ''
}
