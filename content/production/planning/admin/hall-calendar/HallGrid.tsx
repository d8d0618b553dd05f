import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { localText } from '#admin/records.ts'
import { startOfDay, toDay, toWallTime } from '#contract/time/local-time.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import type { DateRecord } from '../../../dates/admin/date-record.ts'
import { type Move, moveTo } from './hall-dates.ts'

type Hall = { id: number; name: string }
type HallGridProps = {
  days: readonly string[]
  halls: readonly Hall[]
  dates: readonly DateRecord[]
  today: string
  overlaps: ReadonlySet<number>
  /** The date that was moved last. */
  movedId: number | null
  onMove: (move: Move) => void
}

/** A table of days and halls; on a phone a list of days. */
export function HallGrid(props: HallGridProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return isNarrow ? <HallList {...props} /> : <HallTable {...props} />
}

const cell = { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top' } as const

function HallTable({ days, halls, dates, today, overlaps, movedId, onMove }: HallGridProps) {
  const translate = useTranslate()
  const [dragged, setDragged] = useState<DateRecord | null>(null)
  const [target, setTarget] = useState('')
  const drop = (day: string, venueId: number) => {
    const move = dragged && moveTo(dragged, { day, venueId })
    setDragged(null)
    setTarget('')
    if (move) onMove(move)
  }
  return (
    <Box
      sx={{ overflow: 'auto', maxHeight: '75vh' }}
      tabIndex={0}
      role="region"
      aria-label={translate('partitur.hallCalendar.title')}
    >
      <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%', fontSize: '0.875rem' }}>
        <thead>
          <tr>
            <Box component="td" sx={{ ...cell, ...sticky, left: 0, zIndex: 2, width: '10rem' }} />
            {halls.map(({ id, name }) => (
              <Box component="th" scope="col" key={id} sx={{ ...cell, ...sticky, minWidth: 150, textAlign: 'start' }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <Box
                component="th"
                scope="row"
                sx={{
                  ...cell,
                  position: 'sticky',
                  left: 0,
                  bgcolor: 'background.default',
                  textAlign: 'start',
                  whiteSpace: 'nowrap',
                  fontWeight: day === today ? 700 : 400,
                  ...(day === today ? { borderLeft: 4, borderLeftColor: 'secondary.main' } : {}),
                }}
              >
                <DayName day={day} />
              </Box>
              {halls.map(({ id: venueId }) => {
                const key = `${day} ${venueId}`
                return (
                  <Box
                    component="td"
                    key={key}
                    onDragOver={(event: DragEvent) => {
                      if (!dragged) return
                      event.preventDefault()
                      setTarget(key)
                    }}
                    onDrop={(event: DragEvent) => {
                      event.preventDefault()
                      drop(day, venueId)
                    }}
                    sx={{
                      ...cell,
                      height: 36,
                      ...(target === key && dragged ? { outline: 2, outlineOffset: -2 } : {}),
                    }}
                  >
                    {datesOn(dates, day, venueId).map((date) => (
                      <DateEntry
                        key={date.id}
                        date={date}
                        isOverlapping={overlaps.has(date.id)}
                        isMoved={date.id === movedId}
                        onMove={onMove}
                        onDrag={setDragged}
                      />
                    ))}
                  </Box>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const sticky = { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.default' } as const

function HallList({ days, dates, overlaps, movedId, onMove }: HallGridProps) {
  const withDates = days.filter((day) => dates.some((date) => toDay(new Date(date.date_start)) === day))
  return withDates.map((day) => (
    <Box component="section" key={day} sx={{ mb: 2 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        <DayName day={day} />
      </Typography>
      {datesOn(dates, day).map((date) => (
        <DateEntry
          key={date.id}
          date={date}
          hall={date.hall}
          isOverlapping={overlaps.has(date.id)}
          isMoved={date.id === movedId}
          onMove={onMove}
        />
      ))}
    </Box>
  ))
}

function DayName({ day }: { day: string }) {
  return formatTimestamp(startOfDay(day).toISOString(), useLanguage(), false)
}

type DateEntryProps = {
  date: DateRecord
  hall?: string
  isOverlapping: boolean
  isMoved: boolean
  onMove: (move: Move) => void
  onDrag?: (date: DateRecord | null) => void
}

/** Opens the date, and moves it by its button or by dragging while it is still to come. */
function DateEntry({ date, hall, isOverlapping, isMoved, onMove, onDrag }: DateEntryProps) {
  const translate = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  // In another cell the entry is a new element, and its button needs the focus again.
  useEffect(() => {
    if (isMoved) button.current?.focus()
  }, [])
  const createPath = useCreatePath()
  const isPast = Date.parse(date.date_end) < Date.now()
  const title = localText(date.name)
  return (
    <Box
      draggable={!isPast && onDrag !== undefined}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', title)
        onDrag?.(date)
      }}
      onDragEnd={() => onDrag?.(null)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        border: 1,
        borderColor: isOverlapping ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        px: 0.75,
        mb: 0.5,
        cursor: isPast || !onDrag ? 'auto' : 'grab',
        overflowWrap: 'anywhere',
      }}
    >
      {isOverlapping && (
        <WarningIcon color="error" fontSize="small" titleAccess={translate('partitur.hallCalendar.overlaps')} />
      )}
      <Box sx={{ flex: 1, py: 0.25 }}>
        {toWallTime(new Date(date.date_start)).slice(11)}{' '}
        <Link
          to={createPath({ resource: 'event-dates', type: 'edit', id: date.id })}
          draggable={false}
          style={{ color: 'inherit', ...(date.status === 'cancelled' ? { textDecoration: 'line-through' } : {}) }}
        >
          {title}
        </Link>
        {date.status !== 'scheduled' && ` · ${translate(`partitur.status.${date.status}`)}`}
        {hall && <Box sx={{ color: 'text.secondary' }}>{hall}</Box>}
      </Box>
      {!isPast && (
        <IconButton
          ref={button}
          size="small"
          aria-label={translate('partitur.hallCalendar.move', { name: title })}
          title={translate('partitur.hallCalendar.move', { name: title })}
          onClick={() => onMove(date)}
          sx={{ minWidth: { xs: 44, md: 28 }, minHeight: { xs: 44, md: 28 } }}
        >
          <MoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

function datesOn(dates: readonly DateRecord[], day: string, venueId?: number): DateRecord[] {
  return dates.filter(
    (date) => toDay(new Date(date.date_start)) === day && (venueId === undefined || date.venue_id === venueId),
  )
}
