import { required as mustBeGiven, NumberInput } from 'react-admin'

/** Euros for who types them, cents for who stores them. */
export function PriceInput({ source, required = false }: { source: string; required?: boolean }) {
  return (
    <NumberInput
      source={source}
      min={0}
      step={0.5}
      format={(cents: number | null | undefined) => (cents == null ? '' : cents / 100)}
      parse={(euros: string | number | null) => (euros === '' || euros === null ? null : Math.round(Number(euros) * 100))}
      helperText={false}
      {...(required ? { validate: mustBeGiven() } : {})}
    />
  )
}
