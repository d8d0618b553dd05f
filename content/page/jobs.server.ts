import type { TypeJob } from '#server/define-jobs.ts'
import { deleteExpiredPreviewLinks } from './preview/preview-links.server.ts'

export default [
  {
    failure: 'old preview links could not be deleted',
    when: 'every-ten-minutes',
    run: ({ database: { db }, now }) => deleteExpiredPreviewLinks({ db, now }),
  },
] satisfies TypeJob[]
