import { concertMotifs } from './motifs/concert.ts'
import { courseMotifs } from './motifs/course.ts'
import { moreConcertMotifs } from './motifs/more-concert.ts'
import { moreCourseMotifs } from './motifs/more-course.ts'
import { orchestraNewsMotifs } from './motifs/orchestra-news.ts'
import { patternMotifs } from './motifs/pattern.ts'
import { portraitMotifs } from './motifs/portrait.ts'
import { schoolNewsMotifs } from './motifs/school-news.ts'
import { venueMotifs } from './motifs/venue.ts'
import type { Motif } from './shapes.ts'

const motifs: Record<string, Motif> = {
  ...concertMotifs,
  ...moreConcertMotifs,
  ...patternMotifs,
  ...courseMotifs,
  ...moreCourseMotifs,
  ...portraitMotifs,
  ...orchestraNewsMotifs,
  ...schoolNewsMotifs,
  ...venueMotifs,
}

export function motifNamed(name: string): Motif {
  const motif = motifs[name]
  if (!motif) throw new Error(`No motif is called "${name}"`)
  return motif
}
