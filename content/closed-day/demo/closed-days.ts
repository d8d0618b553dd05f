import { t } from '#server/seed/content/text.ts'
import type { Text } from '#server/seed/content/types.ts'

/** Months and days; `to` is in the next year if it lies before `from`. */
type ClosedDaysSeed = { key: string; name: Text; from: string; to: string }

export const closedDays: ClosedDaysSeed[] = [
  { key: 'winter', name: t('Winterferien', 'Winter half-term'), from: '02-08', to: '02-13' },
  { key: 'spring', name: t('Frühjahrsferien', 'Spring holidays'), from: '03-29', to: '04-09' },
  { key: 'may-day', name: t('Tag der Arbeit', 'Labour Day'), from: '05-01', to: '05-01' },
  { key: 'early-summer', name: t('Pfingstferien', 'Whitsun half-term'), from: '05-24', to: '06-04' },
  { key: 'summer', name: t('Sommerferien', 'Summer holidays'), from: '07-29', to: '09-10' },
  { key: 'unity-day', name: t('Tag der Deutschen Einheit', 'Day of German Unity'), from: '10-03', to: '10-03' },
  { key: 'autumn', name: t('Herbstferien', 'Autumn half-term'), from: '10-26', to: '10-31' },
  { key: 'christmas', name: t('Weihnachtsferien', 'Christmas holidays'), from: '12-23', to: '01-06' },
]
