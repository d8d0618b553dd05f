import { toMonth } from '#contract/time/local-time.ts'

/** `2027-03` as "März 2027". */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Months around this one, as `2027-03`. */
export function listMonths({ back = 0, ahead }: { back?: number; ahead: number }): string[] {
  const [year = 0, month = 0] = toMonth(new Date()).split('-').map(Number)
  return Array.from({ length: back + ahead }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - back + index, 1)).toISOString().slice(0, 7),
  )
}
