import CloseIcon from '@mui/icons-material/Close'
import { Dialog, DialogContent, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { confirmLeave } from '#admin/unsaved/unsaved.ts'

type DateDialogProps = { id: number; title: string; close: () => void; children: ReactNode }

/** The form of one date over another screen; leaving asks about unsaved input. */
export function DateDialog({ id, title, close, children }: DateDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const leave = () => void confirmLeave().then((may) => may && close())
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={titleId} onClose={leave}>
      <DialogTitle
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1, pb: 0 }}
      >
        <h2 id={titleId} style={{ font: 'inherit', margin: 0, overflowWrap: 'anywhere' }}>
          {title}
        </h2>
        <IconButton aria-label={translate('ra.action.close')} onClick={leave} sx={{ mt: -0.5, mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: 1, pb: 0 }}>
        <ResourceContextProvider value="event-dates">
          <RecordEdit within={{ id, done: close }} canDelete={false}>
            {children}
          </RecordEdit>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}
