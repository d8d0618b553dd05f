import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import { Button, Link, useListContext } from 'react-admin'

/** Opens a change of all courses in the filtered list. */
export function ChangeListedButton() {
  const { filterValues = {} } = useListContext()
  return <ChangeLink filter={filterValues} label="partitur.changeCourses.button" />
}

export function BulkChange() {
  const { selectedIds = [] } = useListContext()
  return <ChangeLink filter={{ id: selectedIds.join() }} label="partitur.changeCourses.changeTogether" />
}

function ChangeLink({ filter, label }: { filter: Record<string, unknown>; label: string }) {
  return (
    <Button
      component={Link}
      to={`/admin/courses/change?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      label={label}
    >
      <EventRepeatIcon />
    </Button>
  )
}
