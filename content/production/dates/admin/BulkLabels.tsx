import PrintIcon from '@mui/icons-material/Print'
import { Button, useListContext, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { errorMessage } from '#admin/api/error-message.ts'
import { labelsPath } from '#admin/posters/labels-path.ts'
import { findUpcomingDates } from './coming-dates.ts'

/** Prints labels for every coming date of the selected productions. */
export function BulkLabels() {
  const navigate = useNavigate()
  const notify = useNotify()
  const { selectedIds = [] } = useListContext()

  async function open() {
    try {
      const dates = await findUpcomingDates({ production_id: selectedIds })
      void navigate(
        labelsPath(
          'event-dates',
          dates.map(({ id }) => id),
        ),
      )
    } catch (cause) {
      notify(errorMessage(cause), { type: 'error' })
    }
  }

  return (
    <Button label="partitur.poster.labels" onClick={() => void open()}>
      <PrintIcon />
    </Button>
  )
}
