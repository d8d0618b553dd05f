import type { CSSProperties } from 'react'
import { darkenedToReadable, readableOn } from '#contract/readable-colour.ts'

/** Custom properties of an event's or course's colour: as background, as readable text on it, and as text. */
export function colourProperties(colour: string): CSSProperties {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return {}
  return {
    '--event': colour,
    '--on-event': readableOn(colour),
    '--event-text': darkenedToReadable(colour),
  } as CSSProperties
}
