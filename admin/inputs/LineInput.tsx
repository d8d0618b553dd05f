import { TextInput, type TextInputProps, useInput, useLocaleState, useTranslate } from 'react-admin'
import { formatWeekday } from '../columns/format-short-day.ts'

const asTyped = (value: unknown) => value ?? ''

/** A text: what is empty is an empty text, as the contract has it, where react-admin would say null. */
export function LineInput(props: TextInputProps) {
  return props.type === 'date' ? <DayInput {...props} /> : <TextInput parse={asTyped} {...props} />
}

/** A day with its weekday below it: the field itself follows the language of the browser and names none. */
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
