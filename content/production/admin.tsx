import EventIcon from '@mui/icons-material/Event'
import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy'
import { Box } from '@mui/material'
import { Button, Link, useListContext } from 'react-admin'
import { Route } from 'react-router'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { RecordCreate } from '#admin/forms/RecordCreate.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { recordName } from '#admin/records.ts'
import { BulkLabels } from './dates/admin/BulkLabels.tsx'
import { BulkStatus } from './dates/admin/BulkStatus.tsx'
import { DatesInput, NewDateInputs } from './dates/admin/DatesInput.tsx'
import { DateChange } from './dates/admin/date-change/DateChange.tsx'
import { RecentChanges } from './dates/admin/date-change/RecentChanges.tsx'
import { DatesList } from './dates/admin/date-list/DatesList.tsx'
import { NextDate, ProductionState } from './dates/admin/NextDate.tsx'
import { NextEventDates } from './dates/admin/NextEventDates.tsx'
import { production } from './fields.ts'
import { PeopleInput } from './performers/admin/PeopleInput.tsx'
import { HallCalendarPage } from './planning/admin/hall-calendar/HallCalendarPage.tsx'
import { ProgrammeInput } from './programme/admin/ProgrammeInput.tsx'
import { NextSeasonPage } from './season/admin/NextSeasonPage.tsx'
import { dateSchedules, ticketStates } from './states.ts'

const productions: ContentResource = {
  ...defineAdmin(production, {
    icon: TheaterComedyIcon,
    menu: { group: 'programme', order: 1 },
    list: {
      more: <NextSeasonButton />,
      secondary: (record) => <NextDate record={record} />,
      columns: {
        next_date: (record) => <NextDate record={record} />,
        state: (record) => <ProductionState record={record} />,
      },
      bulk: (
        <>
          <BulkStatus toSelection={(production_id) => ({ production_id })} />
          <BulkLabels />
          <BulkNextSeason />
        </>
      ),
    },
    elements: { dates: <DatesInput />, programme: <ProgrammeInput />, people: <PeopleInput /> },
    children: <Route path="next-season" element={<NextSeasonPage />} />,
    foundScreens: [{ title: 'partitur.nextSeason.button', path: 'next-season' }],
  }),
}

const dates: ContentResource = {
  name: 'event-dates',
  menu: { group: 'programme', order: 0 },
  icon: EventIcon,
  recordRepresentation: (record: Record<string, unknown>) => recordName('event-dates', record),
  dashboard: (
    <>
      <NextEventDates />
      {/* Below the links: it appears late and would move them. */}
      <Box sx={{ mt: 4 }}>
        <RecentChanges />
      </Box>
    </>
  ),
  foundIn: { past: 'false' },
  foundStates: [
    ...dateSchedules.map((status) => ({ title: `partitur.status.${status}`, filter: { status } })),
    ...ticketStates.map((tickets) => ({ title: `partitur.status.${tickets}`, filter: { tickets } })),
    { title: 'partitur.dateList.past', filter: { past: 'true' } },
  ],
  list: DatesList,
  children: <Route path="halls" element={<HallCalendarPage />} />,
  foundScreens: [{ title: 'partitur.hallCalendar.title', path: 'halls' }],
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

/** Opens a new season based on the listed productions. */
function NextSeasonButton() {
  return (
    <Button component={Link} to="/admin/productions/next-season" label="partitur.nextSeason.button">
      <EventRepeatIcon />
    </Button>
  )
}

function BulkNextSeason() {
  const { selectedIds = [] } = useListContext()
  return (
    <Button
      component={Link}
      to={`/admin/productions/next-season?ids=${selectedIds.join()}`}
      label="partitur.nextSeason.again"
    >
      <EventRepeatIcon />
    </Button>
  )
}
