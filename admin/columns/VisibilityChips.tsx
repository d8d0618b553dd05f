import { Chip, Stack } from '@mui/material'
import { type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { isEnglishMissing } from '#contract/admin/resources/missing-english.ts'
import { visibilityRuleFor, visibilityState } from '#model/visibility.ts'
import { useResourceName } from '../use-resource-name.ts'
import { formatShortDay } from './format-short-day.ts'

type VisibilityChipsProps = { record: RaRecord; isPast?: boolean; note?: string | undefined }

/** Chips for offline, scheduled, past, and missing English; nothing for the normal state. */
export function VisibilityChips({ record, isPast = false, note }: VisibilityChipsProps) {
  const translate = useTranslate()
  const resource = useResourceName()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {resource && <PublicChip resource={resource} record={record} />}
      {note && <Chip size="small" variant="outlined" color="secondary" label={note} />}
      {isPast && <Chip size="small" label={translate('partitur.state.past')} />}
      {resource && isEnglishMissing(resource, record) && (
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

/** Nothing for types that are always visible. */
function PublicChip({ resource, record }: { resource: string; record: RaRecord }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const rule = visibilityRuleFor(resource)
  if (!rule) return null
  const now = new Date()
  const state = visibilityState(rule, record, now)
  const day = (instant: Date) => formatShortDay(instant, { locale, now })
  if (state.is === 'offline') return <Chip size="small" color="secondary" label={translate('partitur.state.offline')} />
  if (state.is === 'waiting')
    return (
      <Chip
        size="small"
        variant="outlined"
        color="secondary"
        label={translate('partitur.state.from', { day: day(state.from) })}
      />
    )
  if (state.is === 'over')
    return <Chip size="small" label={translate('partitur.state.until', { day: day(state.until) })} />
  return (
    <Chip
      size="small"
      variant="outlined"
      label={translate('partitur.state.online')}
      sx={{ display: { xs: 'none', md: 'flex' } }}
    />
  )
}

export const stateColumn = { source: 'state', render: (record: RaRecord) => <VisibilityChips record={record} /> }
