import { TextField } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, required as mustBeGiven, useInput, ValidationError } from 'react-admin'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { formatEuros, parseCents } from '#contract/texts/euros.ts'

/** Typed in euros with comma or point, stored in cents. Invalid text stays as typed, and is refused. */
export function PriceInput({ source, required = false }: { source: string; required?: boolean }) {
  const language = useLanguage()
  const [typed, type] = useState<string | null>(null)
  const validate = [refuseText, ...(required ? [mustBeGiven()] : [])]
  const { id, field, fieldState } = useInput({ source, validate, parse: identity, format: identity })
  const value: unknown = field.value
  const stored = typeof value === 'number' ? formatEuros(value, language) : String(value ?? '')
  const problem = fieldState.error?.message
  return (
    <TextField
      id={id}
      name={field.name}
      value={typed ?? stored}
      onChange={({ target }) => {
        type(target.value)
        const cents = parseCents(target.value)
        field.onChange(cents === undefined || cents === 'ambiguous' ? target.value : cents)
      }}
      onBlur={() => {
        type(null)
        field.onBlur()
      }}
      inputRef={field.ref}
      label={<FieldTitle source={source} isRequired={required} />}
      error={fieldState.invalid}
      helperText={problem ? <ValidationError error={problem} /> : false}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  )
}

const identity = (value: unknown) => value
function refuseText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return parseCents(value) === 'ambiguous' ? 'partitur.evening.ambiguousPrice' : 'partitur.evening.noPrice'
}
