import { withResources, withScreens } from '../with-resources.ts'
import * as accounts from './accounts.ts'
import * as datesAndCourses from './dates-and-courses.ts'
import * as operations from './operations.ts'
import { reactAdminGerman } from './react-admin.ts'
import * as records from './records.ts'
import { ownFieldLabels, resourceNames } from './resources.ts'
import { words } from './words.ts'

export const german = {
  ...reactAdminGerman,
  partitur: withScreens('de', { ...words, ...accounts, ...datesAndCourses, ...operations, ...records }),
  resources: withResources('de', { others: resourceNames, ownFieldLabels }),
}
