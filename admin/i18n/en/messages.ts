import { withResources, withScreens } from '../with-resources.ts'
import { reactAdminOurs } from './react-admin.ts'
import { fieldLabels, ownFieldLabels, resourceNames } from './resources.ts'
import { timed } from './timed.ts'
import { words } from './words.ts'

export const english = {
  ...reactAdminOurs,
  partitur: withScreens('en', { ...words, timed }),
  resources: withResources('en', { others: resourceNames, fieldLabels, ownFieldLabels }),
}
