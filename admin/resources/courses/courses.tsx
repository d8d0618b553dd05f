import MenuBookIcon from '@mui/icons-material/MenuBook'
import { TabbedForm } from 'react-admin'
import { Reference } from '../../columns/Reference.tsx'
import { stateColumn } from '../../columns/State.tsx'
import { Thumb } from '../../columns/Thumb.tsx'
import { BothInput } from '../../inputs/BothInput.tsx'
import { BothRichInput } from '../../inputs/BothRichInput.tsx'
import { ColorInput } from '../../inputs/ColorInput.tsx'
import { OnlineInput, OrderInput, Row, SlugInputs } from '../../inputs/fields.tsx'
import { PickMany, PickOne } from '../../inputs/Pick.tsx'
import { PictureInput } from '../../inputs/PictureInput.tsx'
import { BulkActions } from '../../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter, referenceFilter } from '../../lists/filters.tsx'
import { defineResource } from '../define-resource.tsx'
import { InstrumentInputs } from '../instruments.tsx'
import { NamedInputs } from '../named.tsx'
import { PersonCoreInputs } from '../people.tsx'
import { CourseDatesInput } from './CourseDatesInput.tsx'

export const courses = defineResource({
  name: 'courses',
  icon: MenuBookIcon,
  list: {
    sort: { field: 'name', order: 'ASC' },
    filters: [referenceFilter('parent_group_id', 'parent-groups'), onlineFilter, missingEnglishFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: () => <Reference source="parent_group_id" reference="parent-groups" />,
    columns: [
      { source: 'parent_group_id', render: () => <Reference source="parent_group_id" reference="parent-groups" /> },
      { source: 'order', sortable: true, numeric: true },
      stateColumn,
    ],
    bulk: <BulkActions canGoOnline />,
  },
  tabs: true,
  canDuplicate: true,
  inputs: [
    <TabbedForm.Tab key="general" label="partitur.section.general">
      <BothInput source="name" required />
      <BothInput source="subline" />
      <Row>
        <PickOne source="parent_group_id" reference="parent-groups" required create={<NamedInputs />} />
        <ColorInput />
      </Row>
      <Row>
        <PickMany source="age_groups" reference="age-groups" create={<NamedInputs />} />
        <PickMany source="instruments" reference="instruments" create={<InstrumentInputs />} />
      </Row>
      <PickMany source="instructors" reference="people" create={<PersonCoreInputs />} createWith={{ is_instructor: true }} />
      <BothInput source="price" />
      <PictureInput />
      <OnlineInput />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="texts" label="partitur.section.texts">
      <BothRichInput source="description" />
      <BothRichInput source="registration" />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="dates" label="partitur.section.dates">
      <CourseDatesInput />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="site" label="partitur.section.site">
      <SlugInputs />
      <OrderInput />
    </TabbedForm.Tab>,
  ],
})
