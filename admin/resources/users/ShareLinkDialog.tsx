import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCopy } from '../../layout/use-copy.ts'

type ShareLinkDialogProps = { title: string; text: string; label: string; link: string; close: () => void }

/** A link that is shown once, to be passed on by hand. */
export function ShareLinkDialog({ title, text, label, link, close }: ShareLinkDialogProps) {
  const translate = useTranslate()
  const copy = useCopy()
  // Ignores clicks outside: the link would be lost.
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth="sm"
      aria-labelledby="pass-on"
    >
      <DialogTitle id="pass-on">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <TextField
          value={link}
          label={label}
          fullWidth
          slotProps={{ input: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button variant="contained" onClick={() => void copy(link)}>
          {translate('partitur.action.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
