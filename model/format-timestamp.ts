import { timeZone } from '#config'

/** `Do., 3. Dez. 2026, 19:30`, in the organisation's time zone. */
export function formatTimestamp(iso: string, locale: string, hasTime = true): string {
  const options = { timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(
    locale === 'en' ? 'en-GB' : 'de-DE',
    hasTime ? { ...options, hour: '2-digit', minute: '2-digit' } : options,
  ).format(new Date(iso))
}
