import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'

export function ResetLinkDialog({ link, close }: { link: string; close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(link)
    notify('partitur.account.copied', { type: 'info' })
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="reset-link">
      <DialogTitle id="reset-link">{translate('partitur.action.resetLink')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('partitur.account.linkCopy')}</DialogContentText>
        <TextField
          value={link}
          label={translate('partitur.action.resetLink')}
          slotProps={{ input: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button variant="contained" onClick={() => void copy()}>
          {translate('partitur.action.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
