import { withResources, withScreens } from '../with-resources.ts'
import { attention } from './attention.ts'
import { bulkOnline, bulkStatus } from './bulk.ts'
import { changeCourses } from './change-courses.ts'
import { closedDays } from './closed-days.ts'
import { dateChange } from './date-change.ts'
import { dateList } from './date-list.ts'
import { evening } from './evening.ts'
import { exports } from './exports.ts'
import { find } from './find.ts'
import { imports } from './imports.ts'
import { invitation } from './invitations.ts'
import { log } from './log.ts'
import { media } from './media.ts'
import { merge } from './merge.ts'
import { missingPaths } from './missing-paths.ts'
import { nextSeason } from './next-season.ts'
import { previewLinks } from './preview-links.ts'
import { reactAdminOurs } from './react-admin.ts'
import { redirects } from './redirects.ts'
import { releases } from './releases.ts'
import { requests } from './requests.ts'
import { ownFieldLabels, resourceNames } from './resources.ts'
import { factor } from './second-factor.ts'
import { session, sessions } from './sessions.ts'
import { system } from './system.ts'
import { timed } from './timed.ts'
import { words } from './words.ts'

export const english = {
  ...reactAdminOurs,
  partitur: withScreens('en', {
    ...words,
    attention,
    bulkOnline,
    bulkStatus,
    changeCourses,
    closedDays,
    requests,
    timed,
    dateList,
    dateChange,
    evening,
    export: exports,
    factor,
    find,
    import: imports,
    invitation,
    log,
    media,
    merge,
    missingPaths,
    nextSeason,
    previewLinks,
    redirects,
    releases,
    session,
    sessions,
    system,
  }),
  resources: withResources('en', { others: resourceNames, ownFieldLabels }),
}
