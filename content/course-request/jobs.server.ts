import type { TypeJob } from '#server/define-jobs.ts'
import { deleteExpiredRequests } from './retention.server.ts'

export default [
  {
    failure: 'old course requests could not be deleted',
    when: 'every-ten-minutes',
    run: ({ depsFor }) => deleteExpiredRequests(depsFor({ viewer: null, locale: 'de' })),
  },
] satisfies TypeJob[]
