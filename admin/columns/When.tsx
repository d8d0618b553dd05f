import { useLocaleState } from 'react-admin'
import { timeZone } from '#config'

/** A time on the house's clock. */
export function When({ iso, hasTime = true }: { iso: unknown; hasTime?: boolean }) {
  const [locale] = useLocaleState()
  if (typeof iso !== 'string') return null
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {whenText(iso, locale, hasTime)}
    </time>
  )
}

export function whenText(iso: string, locale: string, hasTime = true): string {
  const options = { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', hasTime ? { ...options, hour: '2-digit', minute: '2-digit' } : options).format(
    new Date(iso),
  )
}
