import PrintIcon from '@mui/icons-material/Print'
import { Button, useListContext } from 'react-admin'
import { useNavigate } from 'react-router'
import type { ResourceName } from '#model/define-type.ts'
import { labelsPath } from './labels-path.ts'

/** Labels of the selected records, for types with poster URLs. */
export function BulkRecordLabels({ resource }: { resource: ResourceName }) {
  const navigate = useNavigate()
  const { selectedIds = [] } = useListContext()
  return (
    <Button label="partitur.poster.labels" onClick={() => void navigate(labelsPath(resource, selectedIds.map(Number)))}>
      <PrintIcon />
    </Button>
  )
}
