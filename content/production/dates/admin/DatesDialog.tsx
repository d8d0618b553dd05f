import { type ReactNode, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { updateEach } from '#admin/api/update-each.ts'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'
import { useMassChange } from '#admin/lists/use-mass-change.ts'
import type { DateRecord } from './date-record.ts'

type DatesDialogProps = {
  title: string
  maxWidth: 'sm' | 'md'
  /** Nothing is found, so nothing can be changed. */
  isEmpty: boolean
  dates: readonly DateRecord[]
  changeDate: (date: DateRecord) => Partial<DateRecord>
  close: () => void
  children: ReactNode
}

/** Confirms a change of all `dates` or none, with undo; stays open while it runs. */
export function DatesDialog({ title, maxWidth, isEmpty, dates, changeDate, close, children }: DatesDialogProps) {
  const translate = useTranslate()
  const massChange = useMassChange('event-dates')
  const { onUnselectItems } = useListContext()
  const [isBusy, setBusy] = useState(false)
  const label = translate('partitur.bulkStatus.apply', { smart_count: dates.length })

  async function apply() {
    setBusy(true)
    const work = () => updateEach('event-dates', dates, changeDate)
    if (await massChange({ work, message: 'partitur.bulkStatus.done', count: dates.length })) onUnselectItems()
    close()
  }

  return (
    <ActionDialog
      {...{ title, maxWidth, close }}
      isLocked={isBusy}
      action={isEmpty ? null : { label, run: apply, isDisabled: dates.length === 0 }}
    >
      {children}
    </ActionDialog>
  )
}
