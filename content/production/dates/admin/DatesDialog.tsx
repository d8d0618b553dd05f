import type { ComponentProps } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'

type DatesDialogProps = Omit<ComponentProps<typeof ActionDialog>, 'action'> & {
  /** Numbers of dates: found, and to be changed. */
  dates: { matchCount: number; changed: number }
  isBusy: boolean
  apply: () => void
}

/** Confirms a change of dates; stays open while it runs, and can only be closed if there are none. */
export function DatesDialog({ dates: { matchCount, changed }, isBusy, apply, ...dialog }: DatesDialogProps) {
  const translate = useTranslate()
  const label = translate('partitur.bulkStatus.apply', { smart_count: changed })
  return (
    <ActionDialog
      {...dialog}
      isLocked={isBusy}
      action={matchCount === 0 ? null : { label, run: apply, isDisabled: changed === 0 }}
    />
  )
}
