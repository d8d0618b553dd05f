import DeleteIcon from '@mui/icons-material/Delete'
import MailOutlineIcon from '@mui/icons-material/MailOutline'
import { Button } from '@mui/material'
import type { RefObject } from 'react'
import { useState } from 'react'
import {
  type RaRecord,
  SaveButton,
  Toolbar,
  useDataProvider,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { isBinned } from '#model/find-type.ts'
import { useMassChange } from '../lists/use-mass-change.ts'
import { clearUnsaved } from '../unsaved/unsaved.ts'
import { DeleteDialog } from '../usage/DeleteDialog.tsx'
import { type Saving, useFormPatches } from './use-form-patches.ts'

/** For all records, none, or by record. */
export type CanDelete = boolean | ((record: RaRecord) => boolean)

type FormToolbarProps = {
  canDelete?: CanDelete
  saving?: RefObject<Saving> | undefined
  saveLabel?: string | undefined
}

export function FormToolbar({ canDelete = false, saving, saveLabel }: FormToolbarProps) {
  const { formMarker, clearErrors } = useFormPatches(saving)
  const record = useRecordContext()
  const isDeletable = typeof canDelete === 'boolean' ? canDelete : record !== undefined && canDelete(record)
  return (
    <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, justifyContent: 'space-between' }}>
      <span ref={formMarker}>
        <SaveButton {...(saveLabel ? { label: saveLabel, icon: <MailOutlineIcon /> } : {})} onClick={clearErrors} />
      </span>
      {isDeletable && <DeleteRecord />}
    </Toolbar>
  )
}

/** Deletes the record of this form, after confirmation. */
function DeleteRecord() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const provider = useDataProvider()
  const massChange = useMassChange(resource)
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  const { id } = record
  const stored = record

  async function remove() {
    const work = async () => {
      await provider.delete(resource, { id, previousData: stored })
      clearUnsaved()
      redirect('list', resource)
      return isBinned(resource) ? { deleted: [Number(id)] } : null
    }
    const change = { work, message: 'ra.notification.deleted', count: 1, leavesScreen: true }
    if (!(await massChange(change))) setAsking(false)
  }

  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && (
        <DeleteDialog resource={resource} records={[record]} close={() => setAsking(false)} remove={remove} />
      )}
    </>
  )
}
