import { useLocaleState } from 'react-admin'
import { inLocale } from '#model/define-record.ts'
import type { Label } from '#model/fields.ts'

/** A text of a declaration in the language of the back office. */
export function Words({ label }: { label: Label }) {
  const [locale] = useLocaleState()
  return inLocale(label, locale === 'en' ? 'en' : 'de')
}
