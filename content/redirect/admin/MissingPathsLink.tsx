import LinkOffIcon from '@mui/icons-material/LinkOff'
import { Button, Link } from 'react-admin'

/** From the redirects to what still lacks one. */
export function MissingPathsLink() {
  return (
    <Button component={Link} to="/admin/missing-paths" label="partitur.missingPaths.report">
      <LinkOffIcon />
    </Button>
  )
}
