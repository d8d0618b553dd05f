import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { monthOf } from '#contract/local-time.ts'
import { seasonFrom, seasonOfMonth } from '#contract/season.ts'
import { ProposedDates } from './ProposedDates.tsx'
import { useNextSeason } from './use-next-season.ts'

const YEAR_WEEKS = 52
const MOST_WEEKS = 520
const EARLIER = [0, 1, 2, 3]

/** The concerts of a season, or those that were chosen, once more: each date as it would be, and what speaks against it. */
export function NextSeasonPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const ids = (query.get('ids') ?? '').split(',').map(Number).filter(Boolean)
  const now = seasonOfMonth(monthOf(new Date()))
  const [season, setSeason] = useState(now)
  const [weeks, setWeeks] = useState(YEAR_WEEKS)
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const [moved, setMoved] = useState<ReadonlyMap<number, string>>(new Map())
  const wish = {
    ...(ids.length > 0 ? { ids } : { season }),
    weeks,
    left_out: [...leftOut],
    moved: [...moved].map(([id, date_start]) => ({ id, date_start })),
  }
  const { productions = [], problem, isBusy, made, make, undo } = useNextSeason(wish)
  const dates = productions
    .map((production) => production.dates.filter((date) => !date.is_left_out))
    .filter((kept) => kept.length > 0)
  const count = dates.flat().length
  const lacks = dates.flat().some((date) => date.date_start === null)

  return (
    <Box sx={{ mt: 2, pb: 10 }}>
      <Title title={translate('partitur.nextSeason.title')} />
      <Typography sx={{ maxWidth: 800, mb: 2 }}>{translate('partitur.nextSeason.intro')}</Typography>
      {made === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '0 1 240px' } }}>
          {ids.length === 0 && (
            <TextField
              select
              label={translate('partitur.nextSeason.from')}
              value={season}
              onChange={(event) => setSeason(event.target.value)}
            >
              {EARLIER.map((years) => seasonFrom(Number(now.slice(0, 4)) - years)).map((each) => (
                <MenuItem key={each} value={each}>
                  {each.replace('-', '/')}
                </MenuItem>
              ))}
            </TextField>
          )}
          <TextField
            type="number"
            label={translate('partitur.nextSeason.weeks')}
            value={weeks}
            onChange={(event) =>
              setWeeks(Math.min(Math.max(Math.round(Number(event.target.value)) || 1, 1), MOST_WEEKS))
            }
            slotProps={{ htmlInput: { min: 1, max: MOST_WEEKS } }}
          />
        </Box>
      )}
      <div role="status">
        {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
        {made && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" disabled={isBusy} onClick={() => void undo()}>
                {translate('ra.action.undo')}
              </Button>
            }
          >
            {translate('partitur.nextSeason.made', { smart_count: made.length })}
          </Alert>
        )}
        {!made && !isBusy && !problem && count === 0 && (
          <Typography>{translate('partitur.nextSeason.none')}</Typography>
        )}
      </div>
      {made ? (
        <Button
          component={Link}
          to={`/admin/productions?filter=${encodeURIComponent('{"is_online":false}')}`}
          sx={{ mt: 2 }}
        >
          {translate('partitur.nextSeason.list')}
        </Button>
      ) : (
        <ProposedDates
          productions={productions}
          leftOut={new Set(leftOut)}
          moved={moved}
          leaveOut={(id, isOut) => setLeftOut(isOut ? [...leftOut, id] : leftOut.filter((each) => each !== id))}
          move={(id, start) => setMoved(new Map(moved).set(id, start))}
        />
      )}
      {!made && count > 0 && (
        <Box
          sx={{
            position: 'sticky',
            bottom: 0,
            zIndex: 2,
            py: 2,
            bgcolor: 'background.default',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button variant="contained" disabled={isBusy || lacks} onClick={() => void make()}>
            {`${translate('partitur.nextSeason.make', { smart_count: dates.length })} ${translate('partitur.nextSeason.withDates', { smart_count: count })}`}
          </Button>
        </Box>
      )}
    </Box>
  )
}
