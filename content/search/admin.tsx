import ManageSearchIcon from '@mui/icons-material/ManageSearch'
import { defineAdmin } from '#admin/define-resource.tsx'
import synonym from './fields.ts'

export default defineAdmin(synonym, {
  icon: ManageSearchIcon,
  menu: { group: 'technical', order: 3 },
  list: { hasState: false },
})
