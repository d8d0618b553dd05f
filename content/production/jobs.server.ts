import type { TypeJob } from '#server/define-jobs.ts'
import { deleteExpiredNotices, sendDateNotices } from './notices/send-date-notices.server.ts'

export default [
  {
    failure: 'old date notices could not be deleted',
    when: 'every-ten-minutes',
    run: ({ database: { db }, now }) => deleteExpiredNotices({ db, now }),
  },
  {
    failure: 'date notices could not be sent',
    when: 'minutely',
    run: (services) => sendDateNotices({ db: services.database.db, ...services }),
  },
] satisfies TypeJob[]
