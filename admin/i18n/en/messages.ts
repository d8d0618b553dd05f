import reactAdminEnglish from 'ra-language-english'
import { withResources } from '../with-resources.ts'
import { fieldLabels, ownFieldLabels, resourceNames } from './resources.ts'
import { words } from './words.ts'

const { ra } = reactAdminEnglish

/** react-admin's English, with its few words changed that our screens use otherwise. */
export const english = {
  ra: {
    ...ra,
    action: { ...ra.action, add_filter: 'Filter', create: 'New' },
    auth: { ...ra.auth, username: 'E-mail address' },
    page: { ...ra.page, edit: '%{recordRepresentation}', create: '%{name}: new', empty: 'There is nothing here yet.', invite: 'Add the first entry.' },
  },
  partitur: words,
  resources: withResources('en', { resourceNames, fieldLabels, ownFieldLabels }),
}
