import PrintIcon from '@mui/icons-material/Print'
import { Button, useListContext, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { messageOf } from '#admin/api/message-of.ts'
import { labelsPath } from '#admin/posters/labels-path.ts'
import { findComingDates } from './coming-dates.ts'

/** The labels of every coming date of the chosen productions. */
export function BulkLabels() {
  const navigate = useNavigate()
  const notify = useNotify()
  const { selectedIds = [] } = useListContext()

  async function open() {
    try {
      const dates = await findComingDates({ production_id: selectedIds })
      void navigate(
        labelsPath(
          'event-dates',
          dates.map(({ id }) => id),
        ),
      )
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    }
  }

  return (
    <Button label="partitur.poster.labels" onClick={() => void open()}>
      <PrintIcon />
    </Button>
  )
}
