import { dayMeant, monthMeant } from '#contract/time/day-meant.ts'
import { addDays, monthRange, toDay, toWeekday } from '#contract/time/local-time.ts'
import { weekdayNames } from '#contract/time/relative-day.ts'

/** Days from the first to the last, both included. */
export type Period = { from: string; to: string }
/** A part of a query with extra terms; `isOnly`: only these. `period`: the time it names. */
export type Meaning = { start: number; end: number; terms: readonly string[]; isOnly: boolean; period?: Period }

const WORD = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const phrase = (pattern: string) => new RegExp(`${WORD}(?:${pattern})${END}`, 'giu')

const states: readonly (readonly [state: string, pattern: RegExp])[] = [
  ['moved', phrase('verlegt\\p{L}{0,2}|verlegung|moved|relocated')],
  ['postponed', phrase('verschoben\\p{L}{0,2}|verschiebung|postponed|rescheduled')],
  [
    'cancelled',
    phrase('abgesagt\\p{L}{0,2}|absagen?|entfällt|entfallen|f[aä]llt aus|ausgefallen|ausfall|cancell?ed|called off'),
  ],
  ['sold_out', phrase('ausverkauft\\p{L}{0,2}|sold[ -]?out')],
  ['few_left', phrase('restkarten|wenige karten|few (?:tickets )?left|last tickets')],
]

const relativeDays: readonly (readonly [pattern: RegExp, daysFrom: (today: string, weekday: number) => Period])[] = [
  [phrase('heute(?: abend)?|today|tonight|this evening'), (today) => toPeriod(today)],
  [phrase('morgen(?: abend)?|(?<!day after )tomorrow'), (today) => toPeriod(addDays(today, 1))],
  [phrase('übermorgen|(?:the )?day after tomorrow'), (today) => toPeriod(addDays(today, 2))],
  [
    phrase('wochenende|weekend'),
    (today, weekday) => ({ from: addDays(today, Math.max(0, 6 - weekday)), to: addDays(today, 7 - weekday) }),
  ],
  [phrase('(?:diese|this) (?:woche|week)'), (today, weekday) => ({ from: today, to: addDays(today, 7 - weekday) })],
  [phrase('(?:nächste|next) (?:woche|week)'), (today, weekday) => toPeriod(addDays(today, 8 - weekday), 7)],
  ...weekdayNames.map(
    (names, index) =>
      [phrase(names), (today: string, weekday: number) => toPeriod(addDays(today, (index + 8 - weekday) % 7))] as const,
  ),
]

/** A date in figures or with the month's name; `dayMeant` checks it. A weekday adds nothing. */
const DAY = new RegExp(
  String.raw`${WORD}(?:(?:${weekdayNames.join('|')})[,.]?\s+(?:de[mn]\s+|the\s+)?)?(\d{4}-\d\d?-\d\d?|\d\d?\.\s?\d\d?(?:\.(?:\s?\d{4}|\d\d)?)?|\d\d?(?:\.|st|nd|rd|th)?\s+(?:of\s+)?\p{L}{3,}\.?(?:,?\s\d{4})?|\p{L}{3,}\s\d\d?(?:st|nd|rd|th)?(?:,?\s\d{4})?)${END}`,
  'giu',
)

/** A month as word or figures; `monthMeant` checks it. */
const MONTH = new RegExp(
  String.raw`${WORD}(?:\d{4}-\d\d?|\d\d?[./]\s?\d{4}|\p{L}{3,}\.?(?:\s\d{4})?)(?![\p{L}\p{N}-])`,
  'giu',
)

/** The term of records that take place on the day. */
export function dayTerm(day: string): string {
  return `day${day.replaceAll('-', '')}`
}

/** The term of records with a date in this state. */
export function stateTerm(state: string): string {
  return `state${state.replaceAll('_', '')}`
}

export function findMeanings(query: string, now: Date): Meaning[] {
  const days = [...query.matchAll(DAY)].flatMap((match) => {
    const day = dayMeant(match[1] ?? '', now)
    return day ? [toMeaning(match, { terms: [dayTerm(day)], isOnly: true, period: toPeriod(day) })] : []
  })
  const months = [...query.matchAll(MONTH)].flatMap((match) => {
    const month = monthMeant(match[0], now)
    // Months are searched as words and also name a period.
    return month ? [toMeaning(match, { terms: [], isOnly: false, period: periodOfMonth(month) })] : []
  })
  const relative = relativeDays.flatMap(([pattern, daysFrom]) =>
    [...query.matchAll(pattern)].map((match) => {
      const period = daysFrom(toDay(now), toWeekday(now))
      return toMeaning(match, { terms: getDays(period).map(dayTerm), isOnly: false, period })
    }),
  )
  const stateMeanings = states.flatMap(([state, pattern]) =>
    [...query.matchAll(pattern)].map((match) => toMeaning(match, { terms: [stateTerm(state)], isOnly: false })),
  )
  const isOfDay = ({ start, end }: Meaning) => days.some((day) => day.start <= start && end <= day.end)
  return [...days, ...[...months, ...relative].filter((meaning) => !isOfDay(meaning)), ...stateMeanings].toSorted(
    (one, other) => one.start - other.start,
  )
}

function toMeaning({ 0: text, index }: RegExpExecArray, meaning: Omit<Meaning, 'start' | 'end'>): Meaning {
  return { start: index, end: index + text.length, ...meaning }
}

function toPeriod(from: string, days = 1): Period {
  return { from, to: addDays(from, days - 1) }
}

function periodOfMonth(month: string): Period {
  const { start, end } = monthRange(month)
  return { from: toDay(start), to: addDays(toDay(end), -1) }
}

function getDays({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
