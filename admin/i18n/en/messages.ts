import { withResources, withScreens } from '../with-resources.ts'
import * as accounts from './accounts.ts'
import * as datesAndCourses from './dates-and-courses.ts'
import * as operations from './operations.ts'
import { reactAdminOurs } from './react-admin.ts'
import * as records from './records.ts'
import { ownFieldLabels, resourceNames } from './resources.ts'
import { words } from './words.ts'

export const english = {
  ...reactAdminOurs,
  partitur: withScreens('en', { ...words, ...accounts, ...datesAndCourses, ...operations, ...records }),
  resources: withResources('en', { others: resourceNames, ownFieldLabels }),
}
