import SwapHorizIcon from '@mui/icons-material/SwapHoriz'
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { upload } from '../api/upload.ts'
import { useBusy } from '../api/use-busy.ts'
import { confirmLeave } from '../unsaved/unsaved.ts'
import { FileButton } from './FileDrop.tsx'

/** Replaces this file on every page that shows it. */
export function ReplaceButton({ accept }: { accept: string }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
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
    <FileButton
      size="small"
      startIcon={<SwapHorizIcon />}
      disabled={isBusy}
      label="partitur.action.replace"
      accept={accept}
      confirm={confirmLeave}
      choose={([file]) => file && void replace(file)}
    />
  )
}
