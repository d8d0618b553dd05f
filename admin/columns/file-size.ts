import { currentLanguage } from '../i18n/language.ts'

const STEP = 1024
const units = ['B', 'kB', 'MB', 'GB']

export function fileSize(bytes: unknown): string {
  if (typeof bytes !== 'number') return ''
  const power = Math.min(units.length - 1, bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP)))
  const value = bytes / STEP ** power
  return `${value.toLocaleString(currentLanguage(), { maximumFractionDigits: power === 0 || value >= 10 ? 0 : 1 })} ${units[power]}`
}
