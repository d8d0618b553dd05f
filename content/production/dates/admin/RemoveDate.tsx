import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useState } from 'react'
import { Confirm, IconButtonWithTooltip, useWrappedSource } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { currentLanguage } from '#admin/i18n/language.ts'
import { useRemoveRow } from '#admin/inputs/RowButtons.tsx'
import { isInstant } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'

/** Asks for confirmation if the date is public and still to come. */
export function RemoveDate() {
  // The record context is the row here. Default values, because typed ones are not public yet.
  const { defaultValues } = useFormState()
  const remove = useRemoveRow()
  const [id, end, start]: unknown[] = useWatch({
    name: [useWrappedSource('id'), useWrappedSource('date_end'), useWrappedSource('date_start')],
  })
  const [button, setButton] = useState<HTMLElement | null>(null)
  const isPublic =
    typeof id === 'number' && defaultValues?.is_online === true && isInstant(end) && new Date(end) > new Date()
  return (
    <>
      <IconButtonWithTooltip
        label="partitur.dates.remove"
        size="small"
        color="warning"
        data-row="remove"
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) =>
          isPublic ? setButton(currentTarget) : remove(currentTarget)
        }
      >
        <DeleteIcon fontSize="small" />
      </IconButtonWithTooltip>
      <Confirm
        isOpen={button !== null}
        title="partitur.dates.removeTitle"
        content="partitur.dates.removeText"
        titleTranslateOptions={{ when: isInstant(start) ? formatTimestamp(start, currentLanguage()) : '' }}
        confirm="partitur.dates.remove"
        confirmColor="warning"
        onConfirm={() => {
          const pressedButton = button
          setButton(null)
          if (pressedButton) remove(pressedButton)
        }}
        onClose={() => setButton(null)}
      />
    </>
  )
}
