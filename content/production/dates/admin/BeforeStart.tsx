import { NumberInput, useLocaleState, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { isInstant } from '#contract/time/time-input.ts'

/** Doors and introduction in minutes before the start, with the resulting times. */
export function BeforeStart() {
  const introduction: unknown = useWatch({ name: useWrappedSource('introduction_minutes') })
  return (
    <>
      <Row>
        <MinutesBefore source="doors_minutes" />
        <MinutesBefore source="introduction_minutes" />
      </Row>
      {typeof introduction === 'number' && <LocalisedInput source="introduction_place" />}
    </>
  )
}

function MinutesBefore({ source }: { source: string }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const [start, minutes]: unknown[] = useWatch({ name: [useWrappedSource('date_start'), useWrappedSource(source)] })
  const startTime =
    isInstant(start) && typeof minutes === 'number'
      ? new Date(Date.parse(start) - minutes * MINUTE_MS).toISOString()
      : null
  const time = startTime && formatTime({ start: startTime }, language === 'en' ? 'en' : 'de')
  return (
    <NumberInput
      source={source}
      min={0}
      max={300}
      step={5}
      helperText={time ? translate('partitur.evening.at', { time }) : false}
    />
  )
}
