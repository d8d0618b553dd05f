import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import { Link as MuiLink, Typography } from '@mui/material'
import { Button, Link, NumberInput, useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Route, Link as RouterLink } from 'react-router'
import { defineAdmin } from '#admin/define-resource.tsx'
import { BulkRecordLabels } from '#admin/posters/BulkRecordLabels.tsx'
import { RecordPoster } from '#admin/posters/RecordPoster.tsx'
import { CourseDatesInput } from './admin/CourseDatesInput.tsx'
import { ChangeCoursesPage } from './admin/change/ChangeCoursesPage.tsx'
import course from './fields.ts'

export default defineAdmin(course, {
  icon: MenuBookIcon,
  menu: { group: 'school', order: 1 },
  list: {
    columns: { places: (record) => <PlacesColumn record={record} /> },
    more: <ChangeListedButton />,
    bulk: (
      <>
        <BulkChange />
        <BulkRecordLabels resource="courses" />
      </>
    ),
  },
  elements: { dates: <CourseDatesInput />, places: <PlacesInput />, poster: <RecordPoster resource="courses" /> },
  children: <Route path="change" element={<ChangeCoursesPage />} />,
  foundScreens: [{ title: 'partitur.changeCourses.title', path: 'change' }],
})

/** Opens a change of all courses in the filtered list. */
function ChangeListedButton() {
  const { filterValues = {} } = useListContext()
  return <ChangeLink filter={filterValues} label="partitur.changeCourses.button" />
}

function BulkChange() {
  const { selectedIds = [] } = useListContext()
  return <ChangeLink filter={{ id: selectedIds.join() }} label="partitur.changeCourses.changeTogether" />
}

function ChangeLink({ filter, label }: { filter: Record<string, unknown>; label: string }) {
  return (
    <Button
      component={Link}
      to={`/admin/courses/change?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      label={label}
    >
      <EventRepeatIcon />
    </Button>
  )
}

/** The places of a course and what its requests hold of them, each number with a link to these requests. */
function PlacesInput() {
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
          component={RouterLink}
          to={`${requests}?filter=${encodeURIComponent(JSON.stringify({ state, assigned_course_id: record.id }))}`}
        >
          {translate(`partitur.places.${state}`, { count: record[field] ?? 0 })}
        </MuiLink>
      ))}
    </Typography>
  )
}

/** A column of the list; empty where nothing is counted and nobody waits. */
function PlacesColumn({ record }: { record: Record<string, unknown> }) {
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
