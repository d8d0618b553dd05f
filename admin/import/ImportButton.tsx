import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Button, Link, useResourceContext } from 'react-admin'

export function ImportButton() {
  const resource = useResourceContext()
  return (
    <Button component={Link} to={`/admin/import/${resource}`} label="partitur.import.title">
      <UploadFileIcon />
    </Button>
  )
}
