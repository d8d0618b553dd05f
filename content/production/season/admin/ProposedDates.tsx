import { Box, Checkbox, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { createNextSeason, ProposedDate } from '#contract/admin/next-season.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { toWallTime } from '#contract/time/local-time.ts'
import { isInstant, MAX_WALL_TIME, MIN_WALL_TIME, parseTimeInput } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'

type Change = { leaveOut: (id: number, isOut: boolean) => void; move: (id: number, start: string) => void }
/** Optimistic: shown before the server answers. */
type Proposal = { leftOut: ReadonlySet<number>; movedDates: ReadonlyMap<number, string> }
type ProposedDatesProps = Change & Proposal & { productions: OutputOf<typeof createNextSeason>['productions'] }

/** One line per date where there is room. */
const row = {
  display: 'grid',
  gap: { xs: 0.5, md: 2 },
  gridTemplateColumns: { xs: '48px 1fr', md: '48px 13rem 15rem 12rem 1fr' },
  alignItems: 'center',
  py: 1,
}
const below = { gridColumn: { xs: '2', md: 'auto' } }

/** Each production with its old and new dates, and their clashes. */
export function ProposedDates({ productions, leftOut, movedDates, ...change }: ProposedDatesProps) {
  return productions.map(({ id, title, dates }) => (
    <Box component="section" key={id} sx={{ mt: 2 }}>
      <Typography
        variant="h6"
        component="h2"
        sx={{ borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {dates.map((date) => (
          <DateRow
            key={date.id}
            title={title}
            date={date}
            isLeftOut={leftOut.has(date.id)}
            start={movedDates.get(date.id) ?? date.date_start}
            {...change}
          />
        ))}
      </Box>
    </Box>
  ))
}

type DateRowProps = Change & { title: string; date: ProposedDate; isLeftOut: boolean; start: string | null }

function DateRow({ title, date, isLeftOut, start, leaveOut, move }: DateRowProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [typed, setTyped] = useState<string | null>(null)
  const name = `${title}, ${formatTimestamp(date.from, locale)}`

  function leave() {
    const next = parseTimeInput(typed ?? '')
    if (isInstant(next) && next !== start) move(date.id, next)
    setTyped(null)
  }

  return (
    <Box component="li" sx={row}>
      <Checkbox
        checked={!isLeftOut}
        onChange={(_, isTaken) => leaveOut(date.id, !isTaken)}
        slotProps={{ input: { 'aria-label': translate('partitur.nextSeason.take', { name }) } }}
      />
      <Box sx={{ color: 'text.secondary' }}>{formatTimestamp(date.from, locale)}</Box>
      <Box sx={below}>
        {!isLeftOut && (
          <>
            <TextField
              type="datetime-local"
              value={typed ?? (start ? toWallTime(new Date(start)) : '')}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={leave}
              slotProps={{
                htmlInput: {
                  min: MIN_WALL_TIME,
                  max: MAX_WALL_TIME,
                  'aria-label': translate('partitur.nextSeason.start', { name }),
                },
              }}
            />
            {start && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{formatTimestamp(start, locale)}</Box>
            )}
          </>
        )}
      </Box>
      <Box sx={below}>{date.hall}</Box>
      <Box component="ul" sx={{ ...below, m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {date.clashes.map(({ kind, words }) => (
          <Typography component="li" variant="body2" key={kind + words} sx={{ color: 'error.main' }}>
            {translate(`partitur.nextSeason.clash.${kind}`, { words })}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
