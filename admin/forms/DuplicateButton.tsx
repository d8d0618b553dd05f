import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/endpoints.ts'
import { recordSchema } from '../api/answers.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/message-of.ts'
import { rowsOf } from '../records.ts'
import { forgetUnsaved, mayLeave } from '../unsaved/unsaved.ts'
import { CopyDatesDialog } from './CopyDatesDialog.tsx'

/** Makes an offline copy and goes on with it; what becomes of the dates is asked. */
export function DuplicateButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!record) return null
  const dates = rowsOf(record, 'dates')

  async function begin() {
    // The copy is made of what is stored, so words that are not saved would be in neither.
    if (!(await mayLeave())) return
    if (dates.length > 0) setAsking(true)
    else await duplicate(null)
  }

  async function duplicate(weeks: number | null) {
    setBusy(true)
    setAsking(false)
    try {
      const input = { params: { id: record?.id }, query: { shift_weeks: weeks } }
      const copy = recordSchema.parse(await call<ResourceEndpoints['duplicate']>(resourceAddresses(resource).duplicate, input))
      notify('partitur.message.duplicated', { type: 'info' })
      forgetUnsaved()
      redirect('edit', resource, copy.id)
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" startIcon={<ContentCopyIcon />} disabled={isBusy} onClick={() => void begin()}>
        {translate('partitur.action.duplicate')}
      </Button>
      {isAsking && <CopyDatesDialog dates={dates} close={() => setAsking(false)} copy={(weeks) => void duplicate(weeks)} />}
    </>
  )
}
