import CalendarIcon from '@mui/icons-material/CalendarViewMonth'
import { Box, type Theme, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import { Button, Link, SelectInput, useEvent, useListContext, useStore, useTranslate } from 'react-admin'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { deadLinksFilter, referenceFilter } from '#admin/lists/filters.tsx'
import { ListFrame } from '#admin/lists/ListFrame.tsx'
import { formatMonth } from '#contract/time/format-month.ts'
import { listMonths } from '../../../calendar/admin/months.ts'
import { dateGaps } from '../../../fields.ts'
import { dateSchedules, ticketStates } from '../../../states.ts'
import { DateRows } from './DateRows.tsx'
import { type Grouping, groupings } from './groups.ts'

const choices = (values: readonly string[], prefix: string) => values.map((id) => ({ id, name: `${prefix}.${id}` }))

const filters = [
  <MonthFilter key="month" source="month" />,
  referenceFilter('venue_id', 'venues'),
  <SelectInput key="status" source="status" choices={choices(dateSchedules, 'partitur.status')} />,
  <SelectInput key="tickets" source="tickets" choices={choices(ticketStates, 'partitur.status')} />,
  referenceFilter('type_id', 'event-types'),
  referenceFilter('person_id', 'people'),
  referenceFilter('composer_id', 'composers'),
  referenceFilter('work_id', 'works'),
  <SelectInput key="lacks" source="lacks" choices={choices(dateGaps, 'partitur.dateList.lacks')} />,
  deadLinksFilter,
]

export function DatesList() {
  return (
    <ListFrame
      sort={{ field: 'date_start', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ past: 'false' }}
      more={<HallCalendarButton />}
    >
      <Dates />
    </ListFrame>
  )
}

function HallCalendarButton() {
  return (
    <Button component={Link} to="/admin/event-dates/halls" label="partitur.hallCalendar.title">
      <CalendarIcon />
    </Button>
  )
}

function Dates() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [grouping, group] = useStore<Grouping>('event-dates.grouping', 'month')
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          alignItems: 'center',
          px: { xs: 1.5, md: 1 },
          py: 1,
        }}
      >
        <ComingOrPast />
        {!isNarrow && (
          <Choice
            label="group.label"
            value={grouping}
            options={groupings.map((each) => [each, `group.${each}`])}
            onChange={group}
          />
        )}
      </Box>
      <DateRows grouping={isNarrow ? 'day' : grouping} isNarrow={isNarrow} />
    </>
  )
}

/** Past dates start with the latest. Without any filter only coming dates are shown, not the whole history. */
function ComingOrPast() {
  const { displayedFilters, filterValues, setFilters, setSort } = useListContext()
  const isPast = filterValues.past === 'true'
  const showPeriod = useEvent((period: 'coming' | 'past') => {
    setFilters({ ...filterValues, past: String(period === 'past') }, displayedFilters)
    setSort({ field: 'date_start', order: period === 'past' ? 'DESC' : 'ASC' })
  })
  useEffect(() => {
    if (filterValues.past === undefined) showPeriod('coming')
  }, [filterValues.past, showPeriod])
  return (
    <Choice
      label="which"
      value={isPast ? 'past' : 'coming'}
      options={[
        ['coming', 'coming'],
        ['past', 'past'],
      ]}
      onChange={showPeriod}
    />
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate(`partitur.dateList.${label}`)}
      onChange={(_, next: T | null) => next && onChange(next)}
    >
      {options.map(([each, name]) => (
        <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minHeight: { xs: 44, md: 32 } }}>
          {translate(`partitur.dateList.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const MONTHS_BACK = 12
/** With this one. */
const MONTHS_AHEAD = 25

/** A select of months: most browsers have no month input. */
function MonthFilter({ source }: { source: string }) {
  const locale = useLanguage()
  return (
    <SelectInput
      source={source}
      choices={listMonths({ back: MONTHS_BACK, ahead: MONTHS_AHEAD }).map((id) => ({
        id,
        name: formatMonth(id, locale),
      }))}
      translateChoice={false}
    />
  )
}
