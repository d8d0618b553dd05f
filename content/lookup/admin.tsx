import CategoryIcon from '@mui/icons-material/Category'
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber'
import EmojiPeopleIcon from '@mui/icons-material/EmojiPeople'
import LabelIcon from '@mui/icons-material/Label'
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic'
import SchoolIcon from '@mui/icons-material/School'
import { defineAdmin } from '#admin/define-resource.tsx'
import { ageGroup, category, eventType, instrumentGroup, parentGroup, subscription } from './fields.ts'

export default [
  defineAdmin(eventType, { icon: LabelIcon, menu: { group: 'programme', order: 5 } }),
  defineAdmin(subscription, { icon: ConfirmationNumberIcon, menu: { group: 'programme', order: 6 } }),
  defineAdmin(parentGroup, { icon: SchoolIcon, menu: { group: 'school', order: 2 } }),
  defineAdmin(ageGroup, { icon: EmojiPeopleIcon, menu: { group: 'school', order: 3 } }),
  defineAdmin(instrumentGroup, { icon: LibraryMusicIcon, menu: { group: 'school', order: 5 } }),
  defineAdmin(category, { icon: CategoryIcon, menu: { group: 'content', order: 9 } }),
]
