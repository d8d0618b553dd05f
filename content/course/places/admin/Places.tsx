import { Link as MuiLink, Typography } from '@mui/material'
import { NumberInput, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'

/** The places of a course and what its requests hold of them, each number with a link to these requests. */
export function PlacesInput() {
  const places: unknown = useWatch({ name: 'places' })
  return (
    <div style={{ width: '100%' }}>
      <NumberInput
        source="places"
        min={0}
        max={1000}
        helperText="resources.courses.help.places"
        sx={{ maxWidth: '24rem' }}
      />
      <Counts places={typeof places === 'number' ? places : null} />
    </div>
  )
}

const counted = [
  { field: 'places_taken', state: 'placed' },
  { field: 'places_reserved', state: 'answered' },
  { field: 'places_waiting', state: 'waiting' },
] as const

function Counts({ places }: { places: number | null }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const record = useRecordContext()
  if (!record || (places === null && counted.every(({ field }) => !record[field]))) return null
  const requests = createPath({ resource: 'course-requests', type: 'list' })
  return (
    <Typography sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2 }}>
      {places !== null && (
        <span>{translate('partitur.places.free', { count: freePlaces({ ...record, places }) })}</span>
      )}
      {counted.map(({ field, state }) => (
        <MuiLink
          key={field}
          component={Link}
          to={`${requests}?filter=${encodeURIComponent(JSON.stringify({ state, assigned_course_id: record.id }))}`}
        >
          {translate(`partitur.places.${state}`, { count: record[field] ?? 0 })}
        </MuiLink>
      ))}
    </Typography>
  )
}

/** A column of the list; empty where nothing is counted and nobody waits. */
export function PlacesColumn({ record }: { record: Record<string, unknown> }) {
  const translate = useTranslate()
  const parts = [
    typeof record.places === 'number' &&
      translate('partitur.places.freeOf', { count: freePlaces(record), places: record.places }),
    Number(record.places_waiting) > 0 && translate('partitur.places.waiting', { count: record.places_waiting }),
  ]
  return parts.filter(Boolean).join(' · ')
}

function freePlaces({ places, places_reserved, places_taken }: Record<string, unknown>): number {
  return Math.max(0, Number(places) - Number(places_reserved ?? 0) - Number(places_taken ?? 0))
}
