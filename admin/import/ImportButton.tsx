import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Button, Link, useResourceContext } from 'react-admin'

/** From a list to what a file would change in it. */
export function ImportButton() {
  const resource = useResourceContext()
  return (
    <Button component={Link} to={`/admin/import/${resource}`} label="partitur.import.title">
      <UploadFileIcon />
    </Button>
  )
}
