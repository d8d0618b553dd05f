import TheaterComedyIcon from '@mui/icons-material/TheaterComedy'
import { TabbedForm } from 'react-admin'
import { Reference } from '../../columns/Reference.tsx'
import { Thumb } from '../../columns/Thumb.tsx'
import { BulkActions } from '../../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter, referenceFilter, yesNoFilter } from '../../lists/filters.tsx'
import { defineResource } from '../define-resource.tsx'
import { BulkStatus } from './BulkStatus.tsx'
import { DatesInput } from './DatesInput.tsx'
import { GeneralInputs } from './GeneralInputs.tsx'
import { NextDate, ProductionState } from './NextDate.tsx'
import { PeopleInput } from './PeopleInput.tsx'
import { ProgrammeInput } from './ProgrammeInput.tsx'
import { SiteInputs } from './SiteInputs.tsx'

export const productions = defineResource({
  name: 'productions',
  icon: TheaterComedyIcon,
  list: {
    sort: { field: 'next_date', order: 'ASC' },
    filters: [referenceFilter('type_id', 'event-types'), onlineFilter, yesNoFilter('past'), missingEnglishFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => <NextDate record={record} />,
    columns: [
      { source: 'next_date', sortable: true, render: (record) => <NextDate record={record} /> },
      { source: 'type_id', sortable: true, render: () => <Reference source="type_id" reference="event-types" /> },
      { source: 'state', render: (record) => <ProductionState record={record} /> },
    ],
    bulk: (
      <>
        <BulkStatus />
        <BulkActions canGoOnline />
      </>
    ),
  },
  tabs: true,
  canDuplicate: true,
  inputs: [
    <TabbedForm.Tab key="general" label="partitur.section.general">
      <GeneralInputs />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="dates" label="partitur.section.dates">
      <DatesInput />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="programme" label="partitur.section.programme">
      <ProgrammeInput />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="people" label="partitur.section.people">
      <PeopleInput />
    </TabbedForm.Tab>,
    <TabbedForm.Tab key="site" label="partitur.section.site">
      <SiteInputs />
    </TabbedForm.Tab>,
  ],
})
