import type { TypeJob } from '#server/define-jobs.ts'
import { fillMissingHashes } from './perceptual-hash.server.ts'

export default [
  {
    failure: 'perceptual hashes could not be computed',
    when: 'every-ten-minutes',
    run: ({ database: { db }, media }) => fillMissingHashes({ db, media }),
  },
] satisfies TypeJob[]
