import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { getRows } from '#admin/records.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { findDateClashes } from '#contract/admin/date-clashes.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { isInstant } from '#contract/time/time-input.ts'

type ClashQuery = InputOf<typeof findDateClashes>['body']
type Clashes = OutputOf<typeof findDateClashes>['dates'][number]

/** Pauses while typing a time are shorter. */
const PAUSE_MS = 400

const ClashesOfDates = createContext<readonly Clashes[]>([])

/** Requests the clashes of all dates of the form at once, whenever one changes. */
export function DateClashes({ children }: { children: ReactNode }) {
  const queryJson = useWatch({
    compute: (form: Record<string, unknown>) =>
      JSON.stringify(getQuestion(form, getRows(form, 'dates'), getPeople(form))),
  })
  return <ClashesOfDates value={useClashes(queryJson)}>{children}</ClashesOfDates>
}

/** For a date row. */
export function ClashesOfRow() {
  const { index } = useSimpleFormIteratorItem()
  return <ClashList clashes={use(ClashesOfDates)[index] ?? []} />
}

/** For a form of one date; its production is stored. */
export function ClashesOfDate() {
  const queryJson = useWatch({
    compute: (form: Record<string, unknown>) => JSON.stringify(getQuestion({ id: form.production_id }, [form], null)),
  })
  return <ClashList clashes={useClashes(queryJson)[0] ?? []} />
}

function ClashList({ clashes }: { clashes: Clashes }) {
  const translate = useTranslate()
  return (
    <div role="status" style={{ width: '100%' }}>
      {clashes.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {clashes.map(({ kind, words }) => (
            <div key={kind + words}>{translate(`partitur.nextSeason.clash.${kind}`, { words })}</div>
          ))}
        </Alert>
      )}
    </div>
  )
}

function useClashes(queryJson: string): readonly Clashes[] {
  const paused = usePaused(queryJson)
  const { data } = useQuery({
    queryKey: ['event-dates', 'clashes', paused],
    queryFn: ({ signal }) => {
      const { dates, ...body }: ClashQuery = JSON.parse(paused)
      // A half-typed value is not an instant.
      const isComplete = dates.map((date) => isInstant(date.date_start) && isInstant(date.date_end))
      const target = adminAddresses.findDateClashes
      return call<typeof findDateClashes>(
        target,
        { body: { ...body, dates: dates.filter((_, index) => isComplete[index]) } },
        signal,
      ).then(({ dates: results }) => {
        const remainingResults = [...results]
        return isComplete.map((isWhole) => (isWhole ? (remainingResults.shift() ?? []) : []))
      })
    },
  })
  return data ?? []
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

function getQuestion(
  { id }: Record<string, unknown>,
  dates: readonly Record<string, unknown>[],
  people: number[] | null,
): ClashQuery {
  return {
    production_id: idOrNull(id),
    people,
    dates: dates.map((date) => ({
      id: idOrNull(date.id),
      venue_id: idOrNull(date.venue_id),
      date_start: String(date.date_start ?? ''),
      date_end: String(date.date_end ?? ''),
      introduction_minutes:
        typeof date.introduction_minutes === 'number' ? Math.round(date.introduction_minutes) : null,
    })),
  }
}

function getPeople(form: Record<string, unknown>): number[] {
  return getRows(form, 'people').flatMap(({ person_id }) => (typeof person_id === 'number' ? [person_id] : []))
}

function idOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
