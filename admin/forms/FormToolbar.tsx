import MailOutlineIcon from '@mui/icons-material/MailOutline'
import { type RefObject, useRef } from 'react'
import { type RaRecord, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useHoldUnsaved } from '../unsaved/use-hold-unsaved.ts'
import { DeleteRecord } from './DeleteRecord.tsx'
import { useSaveAndLeave } from './use-save-and-leave.ts'
import { useSaveKey } from './use-save-key.ts'
import { useSaveWanted } from './use-save-wanted.ts'
import type { Saving } from './use-saving.ts'
import { useShowFirstError } from './use-show-first-error.ts'
import { useTakeRecord } from './use-take-record.ts'

/** Of every record, of none, or of some. */
export type CanDelete = boolean | ((record: RaRecord) => boolean)

type FormToolbarProps = { canDelete?: CanDelete; saving?: RefObject<Saving> | undefined; saveLabel?: string | undefined }

/** What every form ends with, and what every form does: saves by Ctrl+S, shows where it is wrong, asks before it is left. */
export function FormToolbar({ canDelete = false, saving, saveLabel }: FormToolbarProps) {
  const place = useRef<HTMLSpanElement>(null)
  const { clearErrors } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  // react-admin sees no change in a list whose last row was removed.
  const canSave = !isSubmitting && Object.keys(dirtyFields).length > 0
  const { save, watch } = useSaveAndLeave(place)
  const holds = useHoldUnsaved(place, save)
  watch(holds)
  useSaveKey(place, () => {
    if (isSubmitting && saving) saving.current.isWanted = true
    if (isSubmitting || !holds()) return false
    clearErrors()
    return true
  })
  useSaveWanted({ place, saving, holds })
  useShowFirstError(place)
  useTakeRecord(saving)
  const record = useRecordContext()
  const isDeletable = typeof canDelete === 'boolean' ? canDelete : record !== undefined && canDelete(record)
  return (
    <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, justifyContent: 'space-between' }}>
      <span ref={place}>
        {/* A complaint of the server about a field that this form does not show would stop every later attempt. */}
        <SaveButton {...(saveLabel ? { label: saveLabel, icon: <MailOutlineIcon /> } : {})} alwaysEnable={canSave} onClick={() => clearErrors()} />
      </span>
      {isDeletable && <DeleteRecord />}
    </Toolbar>
  )
}
