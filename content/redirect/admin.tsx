import AltRouteIcon from '@mui/icons-material/AltRoute'
import { defineAdmin } from '#admin/define-resource.tsx'
import { localText } from '#admin/records.ts'
import { MissingPathsLink } from './admin/MissingPathsLink.tsx'
import { PasteButton } from './admin/PasteButton.tsx'
import redirect from './fields.ts'

export default defineAdmin(redirect, {
  icon: AltRouteIcon,
  menu: { group: 'technical', order: 2 },
  list: {
    hasState: false,
    more: (
      <>
        <MissingPathsLink />
        <PasteButton />
      </>
    ),
    secondary: (record) => `→ ${localText(record.new_path)}`,
  },
})
