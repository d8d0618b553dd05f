import { withResources, withScreens } from '../with-resources.ts'
import { account, factor, firstSteps, invitation, session, sessions } from './accounts.ts'
import {
  changeCourses,
  closedDays,
  dateChange,
  dateList,
  evening,
  hallCalendar,
  nextSeason,
  places,
  replies,
} from './dates-and-courses.ts'
import {
  attention,
  log,
  missingPaths,
  previewLinks,
  redirects,
  releases,
  system,
  timed,
  translations,
} from './operations.ts'
import { reactAdminOurs } from './react-admin.ts'
import { bulkOnline, bulkStatus, exports, find, imports, media, merge } from './records.ts'
import { ownFieldLabels, resourceNames } from './resources.ts'
import { words } from './words.ts'

export const english = {
  ...reactAdminOurs,
  partitur: withScreens('en', {
    ...words,
    account,
    attention,
    bulkOnline,
    bulkStatus,
    changeCourses,
    closedDays,
    timed,
    dateList,
    dateChange,
    evening,
    export: exports,
    factor,
    find,
    firstSteps,
    hallCalendar,
    import: imports,
    invitation,
    log,
    media,
    merge,
    missingPaths,
    nextSeason,
    places,
    previewLinks,
    redirects,
    releases,
    replies,
    session,
    sessions,
    system,
    translations,
  }),
  resources: withResources('en', { others: resourceNames, ownFieldLabels }),
}
