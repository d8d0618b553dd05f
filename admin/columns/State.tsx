import { Chip, Stack } from '@mui/material'
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { missingEnglish } from '../records.ts'
import { isInstant } from '../time/typed-time.ts'
import { dayText } from './day-text.ts'

type StateProps = {
  record: RaRecord
  isPast?: boolean
  note?: string | undefined
  /** Online only from this time on. */
  from?: unknown
}

/** How a record stands, at a glance: offline, not yet online, past, without English. What is as it should be stays quiet. */
export function State({ record, isPast = false, note, from }: StateProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isOffline = record.is_online === false
  const start = !isOffline && isInstant(from) && Date.parse(from) > Date.now() ? dayText(from, { locale, now: new Date() }) : null
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {isOffline && <Chip size="small" color="secondary" label={translate('partitur.state.offline')} />}
      {start && <Chip size="small" variant="outlined" color="secondary" label={translate('partitur.state.from', { day: start })} />}
      {!isOffline && !start && record.is_online === true && (
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
