import { useTranslate } from 'react-admin'

export function YesNo({ value }: { value: unknown }) {
  const translate = useTranslate()
  return translate(`ra.boolean.${value === true}`)
}
