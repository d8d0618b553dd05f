import MenuBookIcon from '@mui/icons-material/MenuBook'
import { Route } from 'react-router'
import { defineAdmin } from '#admin/define-resource.tsx'
import { BulkRecordLabels } from '#admin/posters/BulkRecordLabels.tsx'
import { RecordPoster } from '#admin/posters/RecordPoster.tsx'
import { CourseDatesInput } from './admin/CourseDatesInput.tsx'
import { BulkChange, ChangeListedButton } from './admin/change/ChangeButtons.tsx'
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
