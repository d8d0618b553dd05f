import { useEffect, useRef } from 'react'
import { useGetMany } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Both } from '#admin/records.ts'
import type { Plan } from '#contract/change-texts.ts'
import { placeOf } from '#contract/place.ts'
import { isInstant } from '#contract/typed-time.ts'
import { type Change, effectOf, sentenceOf } from './changes.ts'
import type { StoredDate } from './stored-date.ts'

const empty: Both = { de: '', en: '' }

/**
 * Answers how a change is chosen: the form takes over what it means, and gives back what the one chosen before meant. The
 * sentence for visitors follows the new time and hall until somebody writes it.
 */
export function useChange(stored: StoredDate, change: Change | null): (change: Change) => void {
  const { getValues, setValue } = useFormContext()
  const proposed = useRef<Both | null>(null)
  const after = usePlan(stored)

  function set(field: string, value: unknown) {
    setValue(field, value, { shouldDirty: true })
  }

  function propose(next: Change, plan: Plan) {
    const sentence = sentenceOf(next, { before: planOf(stored), after: plan })
    for (const locale of ['de', 'en'] as const) {
      const path = `status_note.${locale}`
      const isOwn = ![(proposed.current ?? stored.status_note)[locale], stored.status_note[locale], ''].includes(
        String(getValues(path) ?? ''),
      )
      if (!isOwn) set(path, sentence[locale])
    }
    proposed.current = sentence
  }

  // A new time or hall that is typed after the change was chosen.
  const plan = `${after.start} ${after.hall}`
  useEffect(() => {
    if (change && effectOf(change).asks) propose(change, after)
  }, [plan])

  return (next) => {
    const { status, tickets, asks, hasNote } = effectOf(next)
    set('status', status ?? stored.status)
    set('tickets', tickets ?? stored.tickets)
    if (asks !== 'times') for (const field of ['date_start', 'date_end'] as const) set(field, stored[field])
    if (asks !== 'hall') set('venue_id', stored.venue_id)
    if (hasNote) propose(next, after)
    else takeBack(next === 'as_planned' ? empty : stored.status_note)
  }

  /** What was proposed for another change is no longer said; what somebody wrote stays. */
  function takeBack(note: Both) {
    for (const locale of ['de', 'en'] as const) {
      const written = String(getValues(`status_note.${locale}`) ?? '')
      if ([proposed.current?.[locale], stored.status_note[locale]].includes(written))
        set(`status_note.${locale}`, note[locale])
    }
    proposed.current = note
  }
}

function planOf({ date_start, hall }: StoredDate): Plan {
  return { start: date_start, hall }
}

/** When and where the date is by what the form holds; the old plan as long as that is not whole. */
function usePlan(stored: StoredDate): Plan {
  const [start, venueId] = useWatch({ name: ['date_start', 'venue_id'] })
  const isElsewhere = typeof venueId === 'number' && venueId !== stored.venue_id
  const { data } = useGetMany('venues', { ids: isElsewhere ? [venueId] : [] }, { enabled: isElsewhere })
  const venue = isElsewhere ? data?.[0] : undefined
  return {
    start: isInstant(start) ? start : stored.date_start,
    hall: venue ? placeOf({ name: String(venue.name), city: String(venue.city) }) : stored.hall,
  }
}
