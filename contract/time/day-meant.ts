import { toDay, toMonth } from './local-time.ts'
import { findMonth, isMonthName } from './month-names.ts'
import { parseDay } from './read-time.ts'
import { relativeDay } from './relative-day.ts'

const WITHOUT_YEAR = /^(\d\d?)\.\s?(\d\d?)\.?$/
/** As the English pages and offices write it: the day first. */
const WITH_SLASHES = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/
const IN_WORDS =
  /^(?:(\d\d?)(?:\.|st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,})|([a-z]{3,})\s+(\d\d?)(?:st|nd|rd|th)?),?\.?(?:\s+(\d{4}))?$/
const MONTH_IN_WORDS = /^([a-z]{3,})(\.?)(?:\s+(\d{4}))?$/
const MONTH_IN_FIGURES = /^(?:(\d{4})-(\d\d?)|(\d\d?)[./]\s?(\d{4}))$/

/** Reads `03.12.2026`, `03/12/2026`, `3.12.`, `3. Dezember`, `December 3, 2026`, `nächsten Sonntag`; without a year the next one. Else null. */
export function dayMeant(text: string, now: Date): string | null {
  const near = relativeDay(text, now)
  if (near) return near
  const input = toTyped(text)
  const wholeDay = parseDayText(input.replace(WITH_SLASHES, '$1.$2.$3'))
  if (wholeDay) return wholeDay
  const [, day, month] = WITHOUT_YEAR.exec(input) ?? []
  if (day && month) return findNextDay({ day, month }, now)
  const [, first, firstName, secondName = '', second, year] = IN_WORDS.exec(input) ?? []
  const monthInWords = findMonth(firstName ?? secondName)
  const number = first ?? second
  if (number === undefined || monthInWords === null) return null
  const date = { day: number, month: monthInWords }
  return year ? parseDayText(`${date.day}.${date.month}.${year}`) : findNextDay(date, now)
}

/** Reads `August`, `Aug. 2027`, `8.2027`, `2027-08`; without a year the next one. Else null. */
export function monthMeant(text: string, now: Date): string | null {
  const input = toTyped(text)
  const [, yearFirst, monthLast, monthFirst = monthLast, yearLast = yearFirst] = MONTH_IN_FIGURES.exec(input) ?? []
  if (monthFirst && yearLast) return parseMonth(yearLast, monthFirst)
  const [, name = '', dot, year] = MONTH_IN_WORDS.exec(input) ?? []
  const month = findMonth(name)
  if (month === null) return null
  if (year) return parseMonth(year, month)
  // An abbreviation without a full stop may be any word.
  if (!dot && !isMonthName(name)) return null
  const thisMonth = toMonth(now)
  const thisYear = Number(thisMonth.slice(0, 4))
  return (
    [thisYear, thisYear + 1]
      .map((each) => parseMonth(String(each), month))
      .find((each) => each !== null && each >= thisMonth) ?? null
  )
}

function parseDayText(text: string): string | null {
  const day = parseDay(text)
  return day !== null && day >= '1900' && day < '2101' ? day : null
}

function toTyped(text: string): string {
  return text.trim().toLowerCase().replace('ä', 'a')
}

function parseMonth(year: string, month: string): string | null {
  return parseDayText(`1.${month}.${year}`)?.slice(0, 7) ?? null
}

function findNextDay({ day, month }: { day: string; month: string }, now: Date): string | null {
  const today = toDay(now)
  const year = Number(today.slice(0, 4))
  // The 29th of February is not in every year.
  const days = [year, year + 1, year + 2, year + 3, year + 4].map((each) => parseDayText(`${day}.${month}.${each}`))
  return days.find((each) => each !== null && each >= today) ?? null
}
