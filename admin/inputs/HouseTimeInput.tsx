import { DateTimeInput, type DateTimeInputProps } from 'react-admin'
import { fromHouseTime, toHouseTime } from '../time/berlin.ts'

// react-admin formats twice, so what is on the house's clock already stays.
const show = (value: unknown) => (typeof value !== 'string' ? '' : value.endsWith('Z') ? toHouseTime(value) : value)
const store = (value: string) => fromHouseTime(value) || null

/** Date and time on the house's clock, wherever the editor sits; stored as an instant. */
export function HouseTimeInput(props: Omit<DateTimeInputProps, 'format' | 'parse'>) {
  return <DateTimeInput {...props} format={show} parse={store} />
}
