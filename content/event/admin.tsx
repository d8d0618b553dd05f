import EventIcon from '@mui/icons-material/Event'
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy'
import { Route } from 'react-router'
import { Reference } from '#admin/columns/Reference.tsx'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { type ContentResource, defineResource } from '#admin/define-resource.tsx'
import { FormTab } from '#admin/forms/FormTab.tsx'
import { RecordCreate } from '#admin/forms/RecordCreate.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { offlineOnly, onlineFilter, referenceFilter, yesNoFilter } from '#admin/lists/filters.tsx'
import { recordName } from '#admin/records.ts'
import { BulkLabels } from './admin/BulkLabels.tsx'
import { BulkStatus } from './admin/BulkStatus.tsx'
import { DatesInput, NewDateInputs } from './admin/DatesInput.tsx'
import { DateChange } from './admin/date-change/DateChange.tsx'
import { DatesList } from './admin/date-list/DatesList.tsx'
import { GeneralInputs } from './admin/GeneralInputs.tsx'
import { NextDate, ProductionState } from './admin/NextDate.tsx'
import { BulkNextSeason, NextSeasonButton } from './admin/next-season/NextSeasonButtons.tsx'
import { NextSeasonPage } from './admin/next-season/NextSeasonPage.tsx'
import { PeopleInput } from './admin/PeopleInput.tsx'
import { ProgrammeInput } from './admin/ProgrammeInput.tsx'
import { SiteInputs } from './admin/SiteInputs.tsx'
import { dateSchedules, ticketStates } from './states.ts'

const productions: ContentResource = {
  ...defineResource({
    name: 'productions',
    menu: { group: 'programme', place: 1 },
    icon: TheaterComedyIcon,
    list: {
      sort: { field: 'next_date', order: 'ASC' },
      more: <NextSeasonButton />,
      filters: [
        referenceFilter('type_id', 'event-types'),
        referenceFilter('venue_id', 'venues'),
        referenceFilter('person_id', 'people'),
        referenceFilter('composer_id', 'composers'),
        referenceFilter('work_id', 'works'),
        onlineFilter,
        yesNoFilter('past'),
        yesNoFilter('for_children'),
        yesNoFilter('forgotten'),
      ],
      picture: (record) => <Thumb imageId={record.image_id} />,
      secondary: (record) => <NextDate record={record} />,
      columns: [
        { source: 'next_date', sortable: true, render: (record) => <NextDate record={record} /> },
        { source: 'type_id', sortable: true, render: () => <Reference source="type_id" reference="event-types" /> },
        { source: 'state', render: (record) => <ProductionState record={record} /> },
      ],
      bulk: (
        <>
          <BulkStatus of={(production_id) => ({ production_id })} />
          <BulkLabels />
          <BulkNextSeason />
          <BulkActions canGoOnline />
        </>
      ),
    },
    tabs: true,
    inputs: [
      <FormTab key="general" label="partitur.section.general">
        <GeneralInputs />
      </FormTab>,
      <FormTab key="dates" label="partitur.section.dates">
        <DatesInput />
      </FormTab>,
      <FormTab key="programme" label="partitur.section.programme">
        <ProgrammeInput />
      </FormTab>,
      <FormTab key="people" label="partitur.section.people">
        <PeopleInput />
      </FormTab>,
      <FormTab key="site" label="partitur.section.site">
        <SiteInputs />
      </FormTab>,
    ],
  }),
  foundStates: offlineOnly,
  children: <Route path="next-season" element={<NextSeasonPage />} />,
}

const dates: ContentResource = {
  name: 'event-dates',
  menu: { group: 'programme', place: 0 },
  icon: EventIcon,
  recordRepresentation: (record: Record<string, unknown>) => recordName('event-dates', record),
  foundIn: { past: 'false' },
  foundStates: [
    ...dateSchedules.map((status) => ({ title: `partitur.status.${status}`, filter: { status } })),
    ...ticketStates.map((tickets) => ({ title: `partitur.status.${tickets}`, filter: { tickets } })),
    { title: 'partitur.dateList.past', filter: { past: 'true' } },
  ],
  list: DatesList,
  create: () => (
    <RecordCreate>
      <NewDateInputs />
    </RecordCreate>
  ),
  edit: () => (
    <RecordEdit>
      <DateChange />
    </RecordEdit>
  ),
}

export default [dates, productions]
