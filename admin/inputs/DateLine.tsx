import { useGetManyAggregate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isInstant } from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { recordName } from '../records.ts'

type DateLineProps = { reference: string; placeId: unknown; states: readonly string[] }

/** A date row in one line: its start, the name of its place and its states. */
export function DateLine({ reference, placeId, states }: DateLineProps) {
  const language = useLanguage()
  const start: unknown = useWatch({ name: useWrappedSource('date_start') })
  const hasPlace = typeof placeId === 'number'
  const { data: [place] = [] } = useGetManyAggregate(
    reference,
    { ids: hasPlace ? [placeId] : [] },
    { enabled: hasPlace },
  )
  const parts = [isInstant(start) ? formatTimestamp(start, language) : '', recordName(reference, place), ...states]
  return <span style={{ overflowWrap: 'anywhere' }}>{parts.filter(Boolean).join(' · ')}</span>
}
