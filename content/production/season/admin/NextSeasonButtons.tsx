import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import { Button, Link, useListContext } from 'react-admin'

/** Opens a new season based on the listed productions. */
export function NextSeasonButton() {
  return (
    <Button component={Link} to="/admin/productions/next-season" label="partitur.nextSeason.button">
      <EventRepeatIcon />
    </Button>
  )
}

export function BulkNextSeason() {
  const { selectedIds = [] } = useListContext()
  return (
    <Button
      component={Link}
      to={`/admin/productions/next-season?ids=${selectedIds.join()}`}
      label="partitur.nextSeason.again"
    >
      <EventRepeatIcon />
    </Button>
  )
}
