import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useLocaleState, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { call } from '#admin/api/call.ts'
import { bulk } from '#admin/api/data-provider.ts'
import { errorMessage } from '#admin/api/error-message.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { StickyActions } from '#admin/layout/StickyActions.tsx'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { createNextSeason } from '#contract/admin/next-season.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { toMonth } from '#contract/time/local-time.ts'
import { seasonForMonth, seasonStartingIn } from '#contract/time/season.ts'
import { ProposedDates } from './ProposedDates.tsx'

const YEAR_WEEKS = 52
const MAX_WEEKS = 520
const EARLIER = [0, 1, 2, 3]

/** Copies the productions of a season or a selection: previews each date with its clashes. */
export function NextSeasonPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const ids = (query.get('ids') ?? '').split(',').map(Number).filter(Boolean)
  const now = seasonForMonth(toMonth(new Date()))
  const [season, setSeason] = useState(now)
  const [weeks, setWeeks] = useState(YEAR_WEEKS)
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const [movedDates, setMovedDates] = useState<ReadonlyMap<number, string>>(new Map())
  const options = {
    ...(ids.length > 0 ? { ids } : { season }),
    weeks,
    left_out: [...leftOut],
    moved: [...movedDates].map(([id, date_start]) => ({ id, date_start })),
  }
  const { productions = [], problem, isBusy, createdIds, create, undo } = useNextSeason(options)
  const dates = productions
    .map((production) => production.dates.filter((date) => !date.is_left_out))
    .filter((changes) => changes.length > 0)
  const count = dates.flat().length
  const hasMissingStart = dates.flat().some((date) => date.date_start === null)

  return (
    <Box sx={{ mt: 2, pb: 10 }}>
      <Title title={translate('partitur.nextSeason.title')} />
      <Typography sx={{ maxWidth: 800, mb: 2 }}>{translate('partitur.nextSeason.intro')}</Typography>
      {createdIds === null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& > *': { flex: '0 1 240px' } }}>
          {ids.length === 0 && (
            <TextField
              select
              label={translate('partitur.nextSeason.from')}
              value={season}
              onChange={(event) => setSeason(event.target.value)}
            >
              {EARLIER.map((years) => seasonStartingIn(Number(now.slice(0, 4)) - years)).map((each) => (
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
              setWeeks(Math.min(Math.max(Math.round(Number(event.target.value)) || 1, 1), MAX_WEEKS))
            }
            slotProps={{ htmlInput: { min: 1, max: MAX_WEEKS } }}
          />
        </Box>
      )}
      <div role="status">
        {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
        {createdIds && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" disabled={isBusy} onClick={() => void undo()}>
                {translate('ra.action.undo')}
              </Button>
            }
          >
            {translate('partitur.nextSeason.created', { smart_count: createdIds.length })}
          </Alert>
        )}
        {!createdIds && !isBusy && !problem && count === 0 && (
          <Typography>{translate('partitur.nextSeason.none')}</Typography>
        )}
      </div>
      {createdIds ? (
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
          movedDates={movedDates}
          leaveOut={(id, isOut) => setLeftOut(isOut ? [...leftOut, id] : leftOut.filter((each) => each !== id))}
          move={(id, start) => setMovedDates(new Map(movedDates).set(id, start))}
        />
      )}
      {!createdIds && count > 0 && (
        <StickyActions>
          <Button variant="contained" disabled={isBusy || hasMissingStart} onClick={() => void create()}>
            {`${translate('partitur.nextSeason.make', { smart_count: dates.length })} ${translate('partitur.nextSeason.withDates', { smart_count: count })}`}
          </Button>
        </StickyActions>
      )}
    </Box>
  )
}

type UseNextSeasonOptions = Omit<InputOf<typeof createNextSeason>['body'], 'plan'>

const requestSeason = (body: InputOf<typeof createNextSeason>['body'], signal?: AbortSignal) =>
  call<typeof createNextSeason>(adminAddresses.createNextSeason, { body }, signal)

function useNextSeason(options: UseNextSeasonOptions) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [locale] = useLocaleState()
  const [createdIds, setMade] = useState<readonly number[] | null>(null)
  const { isBusy, runWhileBusy } = useBusy()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['next-season', locale, options],
    queryFn: ({ signal }) => requestSeason(options, signal),
    placeholderData: keepPreviousData,
    enabled: createdIds === null,
  })

  const create = () =>
    runWhileBusy(async () => {
      const response = await requestSeason({ ...options, plan: data?.plan })
      if (response.made === null) {
        notify('partitur.nextSeason.stale', { type: 'warning' })
        await refetch()
      } else setMade(response.made)
      refresh()
    })

  const undo = () =>
    runWhileBusy(async () => {
      await bulk('productions', { ids: [...(createdIds ?? [])], delete: true })
      setMade(null)
      notify('partitur.nextSeason.undone')
      refresh()
    })

  return {
    productions: data?.productions,
    problem: error ? errorMessage(error) : '',
    isBusy: isBusy || isFetching,
    createdIds,
    create,
    undo,
  }
}
