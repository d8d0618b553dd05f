import { useTranslate } from 'react-admin'
import { textOfRichText } from '#modules/rich-text.ts'
import { isBoth } from '../records.ts'

const SHOWN = 200

/** A field's value in words, short enough to compare. */
export function useDescribeValue(): (value: unknown) => string {
  const translate = useTranslate()
  return function describe(value: unknown): string {
    if (isBoth(value)) return [value.de, value.en].map(describe).join(' · ')
    if (Array.isArray(value)) return translate('partitur.conflict.entries', { smart_count: value.length })
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    const text = textOfRichText(String(value ?? ''))
    return text === '' ? translate('partitur.conflict.empty') : text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text
  }
}
