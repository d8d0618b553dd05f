import MailOutlineIcon from '@mui/icons-material/MailOutline'
import type { RefObject } from 'react'
import { type RaRecord, SaveButton, Toolbar, useRecordContext } from 'react-admin'
import { DeleteRecord } from './DeleteRecord.tsx'
import { type Saving, useFormPatches } from './use-form-patches.ts'

/** Of every record, of none, or of some. */
export type CanDelete = boolean | ((record: RaRecord) => boolean)

type FormToolbarProps = { canDelete?: CanDelete; saving?: RefObject<Saving> | undefined; saveLabel?: string | undefined }

/** The end of every form. */
export function FormToolbar({ canDelete = false, saving, saveLabel }: FormToolbarProps) {
  const { place, clearErrors } = useFormPatches(saving)
  const record = useRecordContext()
  const isDeletable = typeof canDelete === 'boolean' ? canDelete : record !== undefined && canDelete(record)
  return (
    <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, justifyContent: 'space-between' }}>
      <span ref={place}>
        <SaveButton {...(saveLabel ? { label: saveLabel, icon: <MailOutlineIcon /> } : {})} onClick={clearErrors} />
      </span>
      {isDeletable && <DeleteRecord />}
    </Toolbar>
  )
}
