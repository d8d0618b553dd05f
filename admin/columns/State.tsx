import { Chip, Stack } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { missingEnglish } from '../records.ts'

/** How a record stands, at a glance: offline, past, without English. What is as it should be stays quiet. */
export function State({ record, isPast = false, note }: { record: RaRecord; isPast?: boolean; note?: string | undefined }) {
  const translate = useTranslate()
  const isOffline = record.is_online === false
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {isOffline && <Chip size="small" color="secondary" label={translate('partitur.state.offline')} />}
      {!isOffline && record.is_online === true && (
        <Chip size="small" variant="outlined" label={translate('partitur.state.online')} sx={{ display: { xs: 'none', md: 'flex' } }} />
      )}
      {note && <Chip size="small" variant="outlined" color="secondary" label={note} />}
      {isPast && <Chip size="small" label={translate('partitur.state.past')} />}
      {missingEnglish(record).length > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color="secondary"
          label="EN"
          title={translate('partitur.language.missingEnglishLong')}
          aria-label={translate('partitur.language.missingEnglish')}
        />
      )}
    </Stack>
  )
}

export const stateColumn = { source: 'state', render: (record: RaRecord) => <State record={record} /> }
