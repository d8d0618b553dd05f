import type { CSSProperties } from 'react'
import { colourProperties } from '#site/format/colour.ts'

/** The custom properties of a production wherever it is drawn: its colour, and the names under which its picture and its note move from page to page. */
export function posterProperties({ id, color }: { id: number; color: string }): CSSProperties {
  return { ...colourProperties(color), '--poster': `poster-${id}`, '--note': `note-${id}` } as CSSProperties
}
