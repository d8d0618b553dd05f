import LinkOffIcon from '@mui/icons-material/LinkOff'
import { Button, Link } from 'react-admin'

export function MissingPathsLink() {
  return (
    <Button component={Link} to="/admin/missing-paths" label="partitur.missingPaths.report">
      <LinkOffIcon />
    </Button>
  )
}
