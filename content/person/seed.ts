import type { TypeSeed } from '#server/seed/define-seed.ts'
import { people } from './demo/people.ts'
import { personPictures } from './demo/pictures.ts'

export default {
  after: ['instrument'],
  pictures: personPictures,
  records: { people },
} satisfies TypeSeed
