import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { useId, useState } from 'react'
import { SelectInput, useGetMany, useLocaleState, useTranslate, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { DateRowsInput } from '#admin/inputs/DateRowsInput.tsx'
import { DateTimes } from '#admin/inputs/DateTimes.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { DatePoster, DatePosters } from '#admin/posters/DatePoster.tsx'
import { getRows } from '#admin/records.ts'
import { nextDateRow } from '#admin/time/next-date-row.ts'
import { toDay } from '#contract/time/local-time.ts'
import { AccessInputs } from '../../../venue/admin/AccessInputs.tsx'
import { accessFacts } from '../../../venue/endpoints.ts'
import { formatMonth } from '../../calendar/admin/format-month.ts'
import { ClashesOfDate, ClashesOfRow, DateClashes } from '../../planning/admin/clashes.tsx'
import { PriceInput } from '../../prices/admin/PriceInput.tsx'
import { ProgrammeEnd } from '../../programme/admin/ProgrammeEnd.tsx'
import { dateSchedules, ticketStates } from '../../states.ts'
import { BeforeStart } from './BeforeStart.tsx'
import { sumProgrammeMinutes } from './dates.ts'
import { RemoveDate } from './RemoveDate.tsx'

const statusChoices = dateSchedules.map((id) => ({ id, name: `partitur.status.${id}` }))
const ticketChoices = ticketStates.map((id) => ({ id, name: `partitur.status.${id}` }))

const EVENING_MINUTES = 120
// Each date has its own ticket link, so a copy starts without one.
const blank = {
  venue_id: null,
  ticket_link: '',
  tickets_from: null,
  price_from: null,
  price_to: null,
  price_list_id: null,
  doors_minutes: null,
  introduction_minutes: null,
  introduction_place: { de: '', en: '' },
  status: 'scheduled',
  tickets: 'available',
  status_note: { de: '', en: '' },
  moved_from_start: null,
  moved_from_venue_id: null,
}

// A new date copies these from the last one.
const copied = [
  'venue_id',
  'price_from',
  'price_to',
  'price_list_id',
  'doors_minutes',
  'introduction_minutes',
  'introduction_place',
]

/** Dates of a production; the end follows from the programme where every work has a duration. */
export function DatesInput() {
  const programmeMinutes = useProgrammeMinutes()
  const getUsualMinutes = () => programmeMinutes() ?? EVENING_MINUTES
  return (
    <DatePosters>
      <DateClashes>
        <AnnouncedInput />
        <DateRowsInput
          removeButton={<RemoveDate />}
          following={(dates) => nextDateRow(dates, { blank, copied, daysApart: 1, usualMinutes: getUsualMinutes() })}
        >
          <Row>
            <DateTimes usualMinutes={getUsualMinutes} />
          </Row>
          <ProgrammeEnd minutes={programmeMinutes()} />
          <ClashesOfRow />
          <DateFacts />
          <MovedInputs />
          <DateAccess />
          <DatePoster />
        </DateRowsInput>
      </DateClashes>
    </DatePosters>
  )
}

export function NewDateInputs() {
  return (
    <>
      <ReferencePicker source="production_id" reference="productions" required />
      <Row>
        <DateTimes usualMinutes={() => EVENING_MINUTES} />
      </Row>
      <ClashesOfDate />
      <DateFacts />
    </>
  )
}

function DateFacts() {
  return (
    <>
      <Row columns={3}>
        <ReferencePicker source="venue_id" reference="venues" required create={quickForm('venues')} />
        <SelectInput source="status" choices={statusChoices} isRequired helperText={false} />
        <SelectInput source="tickets" choices={ticketChoices} isRequired helperText={false} />
      </Row>
      <Row>
        <LineInput source="ticket_link" type="url" helperText={false} />
        <LocalTimeInput source="tickets_from" />
      </Row>
      <PricesInput />
      <BeforeStart />
      <LocalisedInput source="status_note" />
    </>
  )
}

const MONTHS_AHEAD = 36

/** The month of an announced production. Hidden once there is a date, which replaces it. */
function AnnouncedInput() {
  const [locale] = useLocaleState()
  const { getValues } = useFormContext()
  const dates: unknown = useWatch({ name: 'dates' })
  if (getRows({ dates }, 'dates').length > 0) return null
  const stored = String(getValues('announced_month') ?? '')
  const months = [...new Set([stored, ...listMonthsAhead()])].filter(Boolean).toSorted()
  return (
    <SelectInput
      source="announced_month"
      choices={months.map((id) => ({ id, name: formatMonth(id, locale) }))}
      translateChoice={false}
      emptyText="partitur.evening.notAnnounced"
      emptyValue=""
      parse={(month: string | null) => month ?? ''}
      helperText="partitur.evening.announcedHelp"
      sx={{ maxWidth: '24rem' }}
    />
  )
}

function listMonthsAhead(): string[] {
  const [year = 0, month = 0] = toDay(new Date()).split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  )
}

/** Duration of the programme in this form, or null if a work has none. */
function useProgrammeMinutes(): () => number | null {
  const { getValues } = useFormContext()
  const programme: unknown = useWatch({ name: 'programme' })
  const ids = getRows({ programme }, 'programme').flatMap(({ work_id }) =>
    typeof work_id === 'number' ? [work_id] : [],
  )
  const { data = [] } = useGetMany('works', { ids }, { enabled: ids.length > 0 })
  return () => sumProgrammeMinutes(getRows(getValues(), 'programme'), data)
}

/** The start and hall before a move: filled in when they change, editable. */
function MovedInputs() {
  const status = useWatch({ name: useWrappedSource('status') })
  if (status !== 'moved' && status !== 'postponed') return null
  return (
    <Row>
      <LocalTimeInput source="moved_from_start" helperText="partitur.help.movedFrom" />
      <ReferencePicker source="moved_from_venue_id" reference="venues" />
    </Row>
  )
}

/** A price list, or a range. */
function PricesInput() {
  const translate = useTranslate()
  const list: unknown = useWatch({ name: useWrappedSource('price_list_id') })
  return (
    <Row columns={3}>
      <ReferencePicker source="price_list_id" reference="price-lists" create={quickForm('price-lists')} />
      {typeof list === 'number' ? (
        <p style={{ margin: 0, padding: '0.75rem 0' }}>{translate('partitur.evening.pricesFollow')}</p>
      ) : (
        <>
          <PriceInput source="price_from" />
          <PriceInput source="price_to" />
        </>
      )}
    </Row>
  )
}

/**
 * Accessibility of one date. Folded, because nearly every date is like its hall, and a production may have 200 dates.
 */
function DateAccess() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = useSaidCount()
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ px: 1, ml: -1 }}
      >
        {translate(count === 0 ? 'partitur.access.allAsInHall' : 'partitur.access.ofDate', { smart_count: count })}
      </Button>
      <Box id={id}>{isOpen && <AccessInputs subject="date" />}</Box>
    </Box>
  )
}

/** Number of facts that this date states itself. */
function useSaidCount(): number {
  const date = useWrappedSource('')
  const values: unknown[] = useWatch({
    name: accessFacts.map((fact) => `${date}.${fact === 'wheelchair' ? 'wheelchair_places' : fact}`),
  })
  return values.filter((value) => value !== null && value !== undefined && value !== '').length
}
