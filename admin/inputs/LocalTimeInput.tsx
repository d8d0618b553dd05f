import { TextField } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import {
  FieldTitle,
  required as mustBeGiven,
  useInput,
  useLocaleState,
  useTranslate,
  ValidationError,
} from 'react-admin'
import {
  formatTimeInput,
  isInstant,
  MAX_WALL_TIME,
  MIN_WALL_TIME,
  parseTimeInput,
  timeInputProblem,
} from '#contract/time/time-input.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'

type LocalTimeInputProps = {
  source: string
  required?: boolean | undefined
  helperText?: string | undefined
  /** Called with the new and the former value. */
  onTyped?: (value: string | null, before: unknown) => void
}

/** Date and time in the installation's time zone, wherever the editor is. Invalid input is stored as null. */
export function LocalTimeInput({ source, required = false, helperText, onTyped }: LocalTimeInputProps) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const input = useRef<HTMLInputElement>(null)
  const refuseHalf = () => (input.current?.validity.badInput ? 'partitur.time.incomplete' : undefined)
  const refuse = (value: unknown) => {
    const refusal = timeInputProblem(value)
    return refusal && `partitur.time.${refusal}`
  }
  const validate = [refuseHalf, refuse, ...(required ? [mustBeGiven()] : [])]
  const { id, field, fieldState } = useInput({ source, validate, parse: asItIs, format: asItIs })
  const inputValue = formatTimeInput(field.value)
  const problem = fieldState.error?.message
  // The native field follows the browser's language: 12/06/2026, 05:00 PM.
  const timeText = isInstant(field.value) ? formatTimestamp(field.value, language) : ''
  const hint = [timeText, helperText ? translate(helperText) : ''].filter((text) => text !== '').join(' · ') || false

  // The browser does not report a half-typed date, so the field is only written when the time changed elsewhere.
  useLayoutEffect(() => {
    const element = input.current
    if (element && element.value !== inputValue && (inputValue !== '' || !element.validity.badInput))
      element.value = inputValue
  }, [inputValue])

  function type(wallTime: string) {
    const value = parseTimeInput(wallTime)
    const before: unknown = field.value
    field.onChange(value)
    onTyped?.(value, before)
  }

  return (
    <TextField
      id={id}
      type="datetime-local"
      name={field.name}
      defaultValue={inputValue}
      onChange={(event) => type(event.target.value)}
      onBlur={field.onBlur}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element
        field.ref(element)
      }}
      label={<FieldTitle source={source} isRequired={required} />}
      error={fieldState.invalid}
      helperText={problem ? <ValidationError error={problem} /> : hint}
      // With a four-digit year further digits go to the hour.
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: MIN_WALL_TIME, max: MAX_WALL_TIME } }}
    />
  )
}

const asItIs = (value: unknown) => value
