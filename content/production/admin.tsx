import EventIcon from '@mui/icons-material/Event'
import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import PrintIcon from '@mui/icons-material/Print'
import TheaterComedyIcon from '@mui/icons-material/TheaterComedy'
import { Box } from '@mui/material'
import { Button, Link, type RaRecord, useListContext, useTranslate } from 'react-admin'
import { Route, useNavigate } from 'react-router'
import { useBusy } from '#admin/api/use-busy.ts'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { VisibilityChips } from '#admin/columns/VisibilityChips.tsx'
import { type ContentResource, defineAdmin } from '#admin/define-resource.tsx'
import { RecordCreate } from '#admin/forms/RecordCreate.tsx'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { labelsPath } from '#admin/posters/labels-path.ts'
import { getRows, recordName } from '#admin/records.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { BulkStatus } from './dates/admin/BulkStatus.tsx'
import { DatesInput, NewDateInputs } from './dates/admin/DatesInput.tsx'
import { DateChange } from './dates/admin/date-change/DateChange.tsx'
import { RecentChanges } from './dates/admin/date-change/RecentChanges.tsx'
import { DatesList } from './dates/admin/date-list/DatesList.tsx'
import { findUpcomingDates } from './dates/admin/date-record.ts'
import { findNextDate } from './dates/admin/dates.ts'
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

/** Prints labels for every coming date of the selected productions. */
function BulkLabels() {
  const navigate = useNavigate()
  const { runWhileBusy } = useBusy()
  const { selectedIds = [] } = useListContext()

  const open = () =>
    runWhileBusy(async () => {
      const dates = await findUpcomingDates({ production_id: selectedIds })
      await navigate(
        labelsPath(
          'event-dates',
          dates.map(({ id }) => id),
        ),
      )
    })

  return (
    <Button label="partitur.poster.labels" onClick={() => void open()}>
      <PrintIcon />
    </Button>
  )
}

function NextDate({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const locale = useLanguage()
  const dates = getRows(record, 'dates')
  const next = findNextDate(dates, Date.now())
  const month = typeof record.announced_month === 'string' ? record.announced_month : ''
  if (!next)
    return month
      ? translate('partitur.evening.announced', { month: formatMonth(month, locale) })
      : translate('partitur.state.undated')
  return (
    <>
      <Timestamp iso={next.date_start} />
      {dates.length > 1 && ` · ${translate('partitur.state.dates', { smart_count: dates.length })}`}
    </>
  )
}

function ProductionState({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  const next = findNextDate(getRows(record, 'dates'), Date.now())
  const states = next
    ? [next.status, next.tickets].filter((state) => state !== 'scheduled' && state !== 'available')
    : []
  const note = states.map((state) => translate(`partitur.status.${state}`)).join(', ')
  return <VisibilityChips record={record} isPast={next?.isPast ?? false} note={note} />
}
