import { TextInput, type TextInputProps, useInput, useLocaleState, useTranslate } from 'react-admin'
import { formatWeekday } from '../columns/format-short-day.ts'

const asTyped = (value: unknown) => value ?? ''

/** An empty text instead of react-admin's null, as the contract requires. */
export function LineInput(props: TextInputProps) {
  return props.type === 'date' ? <DayInput {...props} /> : <TextInput parse={asTyped} {...props} />
}

/** Shows the weekday below: the native field has none, and follows the browser's language. */
function DayInput({ helperText, slotProps, ...props }: TextInputProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { field } = useInput({ source: props.source })
  const hint = [formatWeekday(field.value, locale), typeof helperText === 'string' ? translate(helperText) : ''].filter(
    (text) => text !== '',
  )
  return (
    <TextInput
      parse={asTyped}
      {...props}
      helperText={hint.join(' · ') || false}
      slotProps={{ inputLabel: { shrink: true }, ...slotProps }}
    />
  )
}
