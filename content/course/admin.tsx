import MenuBookIcon from '@mui/icons-material/MenuBook'
import { SelectInput } from 'react-admin'
import { Route } from 'react-router'
import { Reference } from '#admin/columns/Reference.tsx'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { type ContentResource, defineResource } from '#admin/define-resource.tsx'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { FormTab } from '#admin/forms/FormTab.tsx'
import { ColorInput } from '#admin/inputs/ColorInput.tsx'
import { OrderInput, Row, SlugInputs } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferenceListPicker, ReferencePicker } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, referenceFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { BulkRecordLabels } from '#admin/posters/BulkRecordLabels.tsx'
import { RecordPoster } from '#admin/posters/RecordPoster.tsx'
import { PersonCoreInputs } from '../person/admin.tsx'
import { CourseDatesInput } from './admin/CourseDatesInput.tsx'
import { BulkChange, ChangeListedButton } from './admin/change/ChangeButtons.tsx'
import { ChangeCoursesPage } from './admin/change/ChangeCoursesPage.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  id: String(day),
  name: `resources.courses.choices.weekday.${day}`,
}))

const courses = defineResource({
  name: 'courses',
  menu: { group: 'school', place: 1 },
  icon: MenuBookIcon,
  list: {
    sort: { field: 'name', order: 'ASC' },
    more: <ChangeListedButton />,
    filters: [
      referenceFilter('parent_group_id', 'parent-groups'),
      referenceFilter('instructor_id', 'people'),
      referenceFilter('location_id', 'locations'),
      referenceFilter('age_group_id', 'age-groups'),
      referenceFilter('instrument_id', 'instruments'),
      <SelectInput key="weekday" source="weekday" choices={weekdays} />,
      onlineFilter,
      yesNoFilter('forgotten'),
    ],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: () => <Reference source="parent_group_id" reference="parent-groups" />,
    columns: [
      { source: 'parent_group_id', render: () => <Reference source="parent_group_id" reference="parent-groups" /> },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
    bulk: (
      <>
        <BulkChange />
        <BulkRecordLabels resource="courses" />
        <BulkActions canGoOnline />
      </>
    ),
  },
  tabs: true,
  inputs: [
    <FormTab key="general" label="partitur.section.general">
      <LocalisedInput source="name" required />
      <LocalisedInput source="subline" />
      <Row>
        <ReferencePicker
          source="parent_group_id"
          reference="parent-groups"
          required
          create={quickForm('parent-groups')}
        />
        <ColorInput />
      </Row>
      <Row>
        <ReferenceListPicker source="age_groups" reference="age-groups" create={quickForm('age-groups')} />
        <ReferenceListPicker source="instruments" reference="instruments" create={quickForm('instruments')} />
      </Row>
      <ReferenceListPicker
        source="instructors"
        reference="people"
        create={<PersonCoreInputs />}
        createWith={{ is_instructor: true }}
      />
      <LocalisedInput source="price" />
      <PictureInput />
      <OnlineInput />
    </FormTab>,
    <FormTab key="texts" label="partitur.section.texts">
      <LocalisedRichInput source="description" />
      <LocalisedRichInput source="registration" />
    </FormTab>,
    <FormTab key="dates" label="partitur.section.dates">
      <CourseDatesInput />
    </FormTab>,
    <FormTab key="site" label="partitur.section.site">
      <RecordPoster resource="courses" />
      <SlugInputs />
      <OrderInput />
    </FormTab>,
  ],
})

const withChange: ContentResource = { ...courses, children: <Route path="change" element={<ChangeCoursesPage />} /> }

export default withChange
