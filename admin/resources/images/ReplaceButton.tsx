import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { upload } from '../../api/upload.ts'

/** Puts another file in the place of this one; every page that shows it follows. */
export function ReplaceButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const record = useRecordContext()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  if (!record) return null

  async function replace(file: File) {
    setBusy(true)
    try {
      await upload({ path: `/api/admin/images/${record?.id}/replace/`, file })
      notify('partitur.media.replaced', { type: 'info' })
      refresh()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : 'partitur.message.failed', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button size="small" startIcon={<SwapHorizIcon />} disabled={isBusy} onClick={() => input.current?.click()}>
        {translate('partitur.action.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={translate('partitur.action.replace')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void replace(file)
        }}
      />
    </>
  )
}
