import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { upload } from '../api/upload.ts'
import { useBusy } from '../api/use-busy.ts'
import { confirmLeave } from '../unsaved/unsaved.ts'

/** Replaces this file on every page that shows it. */
export function ReplaceButton({ accept }: { accept: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, runWhileBusy } = useBusy()
  if (!record) return null
  const { id } = record

  const replace = (file: File) =>
    runWhileBusy(async () => {
      await upload({ path: resourceAddresses(resource).replace.path.replace('{id}', String(id)), file })
      notify('partitur.media.replaced', { type: 'info' })
      refresh()
    })

  return (
    <>
      <Button
        size="small"
        startIcon={<SwapHorizIcon />}
        disabled={isBusy}
        onClick={() => void confirmLeave().then((may) => may && input.current?.click())}
      >
        {translate('partitur.action.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
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
