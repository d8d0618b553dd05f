import AltRouteIcon from '@mui/icons-material/AltRoute'
import LinkOffIcon from '@mui/icons-material/LinkOff'
import { Button, Link } from 'react-admin'
import { defineAdmin } from '#admin/define-resource.tsx'
import { localText } from '#admin/records.ts'
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

function MissingPathsLink() {
  return (
    <Button component={Link} to="/admin/missing-paths" label="partitur.missingPaths.report">
      <LinkOffIcon />
    </Button>
  )
}
