import { Typography } from '@mui/material'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { UsagePlaces } from './UsagePlaces.tsx'
import { useUsage } from './use-usage.ts'

/** Every place that uses the record of this form. */
export function Usage() {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { placesOf } = useUsage(resource, record ? [record.id] : [])
  const places = record ? placesOf(record.id) : []
  if (places.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('partitur.usage.unused')}</Typography>
  return <UsagePlaces places={places} />
}
