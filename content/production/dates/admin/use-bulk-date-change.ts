import { useState } from 'react'
import { useListContext } from 'react-admin'
import { updateEach } from '#admin/api/update-each.ts'
import { useMassChange } from '#admin/lists/use-mass-change.ts'
import type { DateChange, UpcomingDate } from './coming-dates.ts'

/** Changes all selected rows or none, offers undo, and closes the dialog. */
export function useBulkDateChange(close: () => void) {
  const massChange = useMassChange('event-dates')
  const { onUnselectItems } = useListContext()
  const [isBusy, setBusy] = useState(false)

  async function change(dates: readonly UpcomingDate[], changeOf: (date: UpcomingDate) => DateChange) {
    setBusy(true)
    const updateDates = () => updateEach('event-dates', dates, changeOf)
    if (await massChange({ work: updateDates, message: 'partitur.bulkStatus.done', count: dates.length }))
      onUnselectItems()
    close()
  }

  return { isBusy, change: (...params: Parameters<typeof change>) => void change(...params) }
}
