import type { TypeJob } from '#server/define-jobs.ts'
import { flushMissingPaths } from './missing-paths.server.ts'
import { flushRedirectHits } from './service.ts'

export default [
  {
    failure: 'hits of redirects could not be saved',
    when: 'counters',
    run: ({ database }) => flushRedirectHits(database),
  },
  {
    failure: 'missing paths could not be saved',
    when: 'counters',
    run: ({ database: { db }, now }) => flushMissingPaths({ db, now }),
  },
] satisfies TypeJob[]
