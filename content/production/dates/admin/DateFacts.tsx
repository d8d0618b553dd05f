import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Button } from '@mui/material'
import { useId, useState } from 'react'
import { NumberInput, SelectInput, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { formatTime } from '#contract/events/date-change-texts.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { AccessInputs } from '../../../venue/admin/AccessInputs.tsx'
import { accessFacts } from '../../../venue/endpoints.ts'
import { PriceInput } from '../../prices/admin/PriceInput.tsx'
import { dateSchedules, ticketStates } from '../../states.ts'

const statusChoices = dateSchedules.map((id) => ({ id, name: `partitur.status.${id}` }))

const ticketChoices = ticketStates.map((id) => ({ id, name: `partitur.status.${id}` }))

export function DateFacts() {
  return (
    <>
      <Row columns={3}>
        <ReferencePicker source="venue_id" reference="venues" required create={quickForm('venues')} />
        <SelectInput source="status" choices={statusChoices} isRequired helperText={false} />
        <SelectInput source="tickets" choices={ticketChoices} isRequired helperText={false} />
      </Row>
      <Row>
        <LineInput source="ticket_link" type="url" helperText={false} />
        <LocalTimeInput source="tickets_from" />
      </Row>
      <PricesInput />
      <BeforeStart />
      <LocalisedInput source="status_note" />
    </>
  )
}

/** The start and hall before a move: filled in when they change, editable. */
export function MovedInputs() {
  const status = useWatch({ name: useWrappedSource('status') })
  if (status !== 'moved' && status !== 'postponed') return null
  return (
    <Row>
      <LocalTimeInput source="moved_from_start" helperText="partitur.help.movedFrom" />
      <ReferencePicker source="moved_from_venue_id" reference="venues" />
    </Row>
  )
}

/** A price list, or a range. */
export function PricesInput() {
  const translate = useTranslate()
  const list: unknown = useWatch({ name: useWrappedSource('price_list_id') })
  return (
    <Row columns={3}>
      <ReferencePicker source="price_list_id" reference="price-lists" create={quickForm('price-lists')} />
      {typeof list === 'number' ? (
        <p style={{ margin: 0, padding: '0.75rem 0' }}>{translate('partitur.evening.pricesFollow')}</p>
      ) : (
        <>
          <PriceInput source="price_from" />
          <PriceInput source="price_to" />
        </>
      )}
    </Row>
  )
}

/**
 * Accessibility of one date. Folded, because nearly every date is like its hall, and a production may have 200 dates.
 */
export function DateAccess() {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = useSaidCount()
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        sx={{ px: 1, ml: -1 }}
      >
        {translate(count === 0 ? 'partitur.access.allAsInHall' : 'partitur.access.ofDate', { smart_count: count })}
      </Button>
      <Box id={id}>{isOpen && <AccessInputs subject="date" />}</Box>
    </Box>
  )
}

/** Number of facts that this date states itself. */
function useSaidCount(): number {
  const date = useWrappedSource('')
  const values: unknown[] = useWatch({
    name: accessFacts.map((fact) => `${date && `${date}.`}${fact === 'wheelchair' ? 'wheelchair_places' : fact}`),
  })
  return values.filter((value) => value !== null && value !== undefined && value !== '').length
}

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
  const language = useLanguage()
  const [start, minutes]: unknown[] = useWatch({ name: [useWrappedSource('date_start'), useWrappedSource(source)] })
  const startTime =
    isInstant(start) && typeof minutes === 'number'
      ? new Date(Date.parse(start) - minutes * MINUTE_MS).toISOString()
      : null
  const time = startTime && formatTime({ start: startTime }, language)
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
