import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import { Button, Link, useListContext } from 'react-admin'
import { Route } from 'react-router'
import { defineAdmin } from '#admin/define-resource.tsx'
import { BulkRecordLabels } from '#admin/posters/BulkRecordLabels.tsx'
import { RecordPoster } from '#admin/posters/RecordPoster.tsx'
import { CourseDatesInput } from './admin/CourseDatesInput.tsx'
import { ChangeCoursesPage } from './admin/change/ChangeCoursesPage.tsx'
import course from './fields.ts'
import { PlacesColumn, PlacesInput } from './places/admin/Places.tsx'

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
