export type ColorKey = 'zinnober' | 'nachtblau' | 'tannengruen' | 'aubergine' | 'petrol' | 'ocker' | 'sonnengelb' | 'lindgruen'

export type Ground = 'paper' | 'main' | 'dark' | 'comp'

export type Ratio = 'portrait' | 'landscape' | 'square'

export type Subject = 'event' | 'person' | 'venue' | 'course' | 'news' | 'hero' | 'teaser' | 'page'

export type LocalisedAlt = { de: string; en: string }

export type ImageSpec = {
  key: string
  subject: Subject
  /** Its name in `motifs.ts`. */
  motif: string
  colorKey: ColorKey
  ground: Ground
  ratio: Ratio
  alt: LocalisedAlt | null
  decorative: boolean
  credit: string
  focal: { x: number; y: number }
}
