import CloseIcon from '@mui/icons-material/Close'
import { Dialog, DialogContent, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material'
import { ResourceContextProvider, useLocaleState, useTranslate } from 'react-admin'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { mayLeave } from '#admin/unsaved/unsaved.ts'
import { whenText } from '#contract/when-text.ts'

type DateWordsDialogProps = { date: { id: number; title: string; date_start: string }; close: () => void }

/** What is said beside the state of a date, and where its tickets are, changed where it stands in the list. */
export function DateWordsDialog({ date: { id, title, date_start }, close }: DateWordsDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const leave = () => void mayLeave().then((may) => may && close())
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby="date-words-title" onClose={leave}>
      <DialogTitle component="div" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1, pb: 0 }}>
        <h2 id="date-words-title" style={{ font: 'inherit', margin: 0, overflowWrap: 'anywhere' }}>
          {translate('partitur.dateList.wordsOf', { name: title, when: whenText(date_start, locale) })}
        </h2>
        <IconButton aria-label={translate('ra.action.close')} onClick={leave} sx={{ mt: -0.5, mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: 1, pb: 0 }}>
        <ResourceContextProvider value="event-dates">
          <RecordEdit within={{ id, done: close }} canDelete={false}>
            <BothInput source="status_note" multiline />
            <LineInput source="ticket_link" type="url" helperText={false} />
          </RecordEdit>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  )
}
