import RefreshIcon from '@mui/icons-material/Refresh'
import { CircularProgress, IconButton } from '@mui/material'
import { useLoading, useRefresh, useTranslate } from 'react-admin'
import { mayLeave } from '../unsaved/unsaved.ts'

/** Asks the server anew. A form is drawn anew by it where somebody else has saved, so it asks first. */
export function RefreshButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const isLoading = useLoading()
  return (
    <IconButton
      color="inherit"
      aria-label={translate('ra.action.refresh')}
      aria-busy={isLoading}
      onClick={() => void mayLeave().then((may) => may && refresh())}
    >
      {isLoading ? <CircularProgress color="inherit" size={20} thickness={5} aria-hidden /> : <RefreshIcon />}
    </IconButton>
  )
}
