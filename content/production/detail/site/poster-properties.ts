import type { CSSProperties } from 'react'
import { colourProperties } from '#site/format/colour.ts'

/** Custom properties of a production: its colour, and the view-transition names of its picture and its note sign. */
export function posterProperties({ id, color }: { id: number; color: string }): CSSProperties {
  return { ...colourProperties(color), '--poster': `poster-${id}`, '--note': `note-${id}` } as CSSProperties
}
