import { createHash } from 'node:crypto'
import type { Variant } from '#config'

/** Facts on the picture that networks show for a shared page. */
export type SharePicture = {
  variant: Variant
  title: string
  /** Below the title; the first one larger. */
  lines: readonly string[]
  /** The state of what does not take place as planned. */
  badge?: string
  /** `#rrggbb`; by default the variant's. */
  colour?: string
  image_id?: number | null
  /** Drawn instead of a picture. */
  score?: ScoreOfTowns
  /** Drawn instead of a picture on the colour of page heads: the site's sign, its note so many steps above the middle. */
  sign?: { pitch: number }
}
type ScoreOfTowns = { lines: number; notes: readonly { line: number; across: number; colour: string }[] }

/** `facts` change the address: networks keep a picture for as long as its address is the same. */
export function sharePath(url: string, facts: readonly unknown[]): string {
  const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10)
  return `/media/share${url}.jpg?v=${version}`
}
