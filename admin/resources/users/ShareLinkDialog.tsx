import { DialogContentText, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '../../layout/ActionDialog.tsx'
import { useCopy } from '../../layout/use-copy.ts'

type ShareLinkDialogProps = { title: string; text: string; label: string; link: string; close: () => void }

/** A link that is shown once, to be passed on by hand. */
export function ShareLinkDialog({ title, text, label, link, close }: ShareLinkDialogProps) {
  const translate = useTranslate()
  const copy = useCopy()
  return (
    <ActionDialog
      title={title}
      maxWidth="sm"
      close={close}
      closeLabel="ra.action.close"
      action={{ label: translate('partitur.action.copy'), run: () => copy(link) }}
      // Ignores clicks outside: the link would be lost.
      dialog={{ onClose: (_, reason) => reason === 'escapeKeyDown' && close() }}
    >
      <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
      <TextField
        value={link}
        label={label}
        fullWidth
        slotProps={{ input: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </ActionDialog>
  )
}
