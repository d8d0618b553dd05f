import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useRefresh, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { formatMonth } from '#contract/time/format-month.ts'
import { toDay } from '#contract/time/local-time.ts'
import { DateDialog } from '../../../dates/admin/DateDialog.tsx'
import { DateChange } from '../../../dates/admin/date-change/DateChange.tsx'
import { type DateRecord, parseDates } from '../../../dates/admin/date-record.ts'
import { HallGrid } from './HallGrid.tsx'
import { daysShown, findOverlaps, type Move, neighbour, type View } from './hall-dates.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MAX_RECORDS = 1000

/** The dates of a month or week with a column for each hall; a date is moved by dragging or by its button. */
export function HallCalendarPage() {
  const translate = useTranslate()
  const language = useLanguage()
  const refresh = useRefresh()
  const [query, setQuery] = useSearchParams()
  const view: View = query.get('view') === 'week' ? 'week' : 'month'
  const given = query.get('day') ?? ''
  const today = toDay(new Date())
  const day = DAY.test(given) ? given : today
  const days = daysShown(day, view)
  const [hasAllHalls, setAllHalls] = useState(false)
  const [move, setMove] = useState<Move | null>(null)
  const [movedId, setMovedId] = useState<number | null>(null)
  const { dates, isPending } = useDatesOf(days)
  const { data: venues = [] } = useGetList('venues', {
    pagination: { page: 1, perPage: MAX_RECORDS },
    sort: { field: 'name', order: 'ASC' },
  })
  const used = new Set(dates.map(({ venue_id }) => venue_id))
  const halls = venues
    .filter(({ id }) => hasAllHalls || used.has(Number(id)))
    .map(({ id, name, city }) => ({ id: Number(id), name: formatVenueName({ name, city }) }))
  const show = (next: { day?: string; view?: View }) => {
    setMovedId(null)
    setQuery({ day, view, ...next })
  }

  return (
    <Box sx={{ mt: 2, pb: 6 }}>
      <Title title={translate('partitur.hallCalendar.title')} />
      <Typography sx={{ maxWidth: 800, mb: 2, display: { xs: 'none', md: 'block' } }}>
        {translate('partitur.hallCalendar.intro')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('partitur.hallCalendar.view')}
          onChange={(_, next: View | null) => next && show({ view: next })}
        >
          {(['month', 'week'] as const).map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minHeight: { xs: 44, md: 36 } }}>
              {translate(`partitur.dateList.group.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <IconButton
          aria-label={translate(`partitur.hallCalendar.before.${view}`)}
          title={translate(`partitur.hallCalendar.before.${view}`)}
          onClick={() => show({ day: neighbour(day, view, -1) })}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Typography
          component="div"
          role="status"
          sx={{ fontWeight: 600, minWidth: { md: '9rem' }, textAlign: 'center' }}
        >
          {formatMonth(days[0]?.slice(0, 7) ?? '', language)}
        </Typography>
        <IconButton
          aria-label={translate(`partitur.hallCalendar.after.${view}`)}
          title={translate(`partitur.hallCalendar.after.${view}`)}
          onClick={() => show({ day: neighbour(day, view, 1) })}
        >
          <ChevronRightIcon />
        </IconButton>
        <Button onClick={() => show({ day: today })}>{translate('partitur.dateList.today')}</Button>
        <FormControlLabel
          sx={{ display: { xs: 'none', md: 'flex' } }}
          control={<Switch checked={hasAllHalls} onChange={(_, isOn) => setAllHalls(isOn)} />}
          label={translate('partitur.hallCalendar.allHalls')}
        />
      </Box>
      {!isPending && halls.length === 0 ? (
        <Typography>{translate('partitur.hallCalendar.empty')}</Typography>
      ) : (
        <HallGrid
          {...{ days, halls, dates, today }}
          overlaps={findOverlaps(dates)}
          movedId={movedId}
          onMove={setMove}
        />
      )}
      {move && (
        <DateDialog
          id={move.id}
          title={translate('partitur.hallCalendar.moveTitle')}
          close={() => {
            setMove(null)
            setMovedId(move.id)
            refresh()
          }}
        >
          <DateChange proposal={move} />
        </DateDialog>
      )}
    </Box>
  )
}

/** The dates of one or two months, as a week may begin in one and end in the next. */
function useDatesOf(days: readonly string[]): { dates: DateRecord[]; isPending: boolean } {
  const months = [days[0] ?? '', days.at(-1) ?? ''].map((day) => day.slice(0, 7))
  const params = (month: string | undefined) => ({
    pagination: { page: 1, perPage: MAX_RECORDS },
    sort: { field: 'date_start', order: 'ASC' as const },
    filter: { month },
  })
  const first = useGetList('event-dates', params(months[0]))
  const second = useGetList('event-dates', params(months[1]), { enabled: months[1] !== months[0] })
  const records = months[1] === months[0] ? (first.data ?? []) : [...(first.data ?? []), ...(second.data ?? [])]
  const dates = parseDates(records).filter(({ date_start }) => days.includes(toDay(new Date(date_start))))
  return { dates, isPending: first.isPending }
}
