import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import { Button, Link, useListContext } from 'react-admin'

/** From the concerts to a season made of an earlier one. */
export function NextSeasonButton() {
  return (
    <Button component={Link} to="/admin/productions/next-season" label="partitur.nextSeason.button">
      <EventRepeatIcon />
    </Button>
  )
}

/** The same of the chosen concerts alone. */
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
