import NewspaperIcon from '@mui/icons-material/Newspaper'
import { defineAdmin } from '#admin/define-resource.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import pressPicture from './fields.ts'

export default defineAdmin(pressPicture, {
  icon: NewspaperIcon,
  menu: { group: 'content', order: 10 },
  // The default picker would also create people.
  elements: { person_id: <ReferencePicker source="person_id" reference="people" /> },
})
