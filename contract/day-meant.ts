import { dayOf } from './local-time.ts'
import { dayIn } from './read-time.ts'

const german = ['januar', 'februar', 'marz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember']
const english = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const WITHOUT_YEAR = /^(\d\d?)\.\s?(\d\d?)\.?$/
const IN_WORDS = /^(?:(\d\d?)(?:\.|st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})|([a-z]{3,})\s+(\d\d?)(?:st|nd|rd|th)?),?\.?(?:\s+(\d{4}))?$/

/** The day that somebody searches for: `03.12.2026`, `3.12.`, `3. Dezember`, `December 3, 2026`; without a year the next one. Null for what is none. */
export function dayMeant(text: string, now: Date): string | null {
  const typed = text.trim().toLowerCase().replace('ä', 'a')
  const whole = dayIn(typed)
  if (whole) return whole
  const [, day, month] = WITHOUT_YEAR.exec(typed) ?? []
  if (day && month) return nextDay({ day, month }, now)
  const [, first, firstName, secondName = '', second, year] = IN_WORDS.exec(typed) ?? []
  const name = firstName ?? secondName
  const place = name === '' ? -1 : ([german, english].map((months) => months.findIndex((month) => month.startsWith(name))).find((at) => at >= 0) ?? -1)
  const number = first ?? second
  if (number === undefined || place === -1) return null
  const named = { day: number, month: String(place + 1) }
  return year ? dayIn(`${named.day}.${named.month}.${year}`) : nextDay(named, now)
}

function nextDay({ day, month }: { day: string; month: string }, now: Date): string | null {
  const today = dayOf(now)
  const year = Number(today.slice(0, 4))
  // The 29th of February is not in every year.
  const days = [year, year + 1, year + 2, year + 3, year + 4].map((each) => dayIn(`${day}.${month}.${each}`))
  return days.find((each) => each !== null && each >= today) ?? null
}
