import AddIcon from '@mui/icons-material/Add'
import { Button, Link, useCreatePath, useResourceContext } from 'react-admin'

/** A create button among the others: react-admin's own floats over the list on a phone. */
export function NewButton({ resource: explicitResource }: { resource?: string }) {
  const createPath = useCreatePath()
  const resource = useResourceContext(explicitResource ? { resource: explicitResource } : {}) ?? ''
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ _scrollToTop: true }}
      label="ra.action.create"
    >
      <AddIcon />
    </Button>
  )
}
