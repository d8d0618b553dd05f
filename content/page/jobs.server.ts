import type { TypeJob } from '#server/define-jobs.ts'
import { storePlannedTexts } from '#server/services/page-states/drafts/page-texts.ts'
import { deleteExpiredPreviewLinks } from './preview/preview-links.server.ts'

export default [
  {
    failure: 'planned page texts could not be stored',
    when: 'every-ten-minutes',
    run: ({ depsFor }) => storePlannedTexts(depsFor({ viewer: null, locale: 'de' })),
  },
  {
    failure: 'old preview links could not be deleted',
    when: 'every-ten-minutes',
    run: ({ database: { db }, now }) => deleteExpiredPreviewLinks({ db, now }),
  },
] satisfies TypeJob[]
