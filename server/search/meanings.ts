import { dayMeant } from '#contract/day-meant.ts'
import { addDays, dayOf, weekdayOf } from '#contract/local-time.ts'

/** A part of a query that stands for terms besides its words; with `isOnly` for these alone. */
export type Meaning = { start: number; end: number; terms: readonly string[]; isOnly: boolean }

const WORD = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const phrase = (pattern: string) => new RegExp(`${WORD}(?:${pattern})${END}`, 'giu')

const states: readonly (readonly [state: string, pattern: RegExp])[] = [
  ['moved', phrase('verlegt\\p{L}{0,2}|verlegung|moved|relocated')],
  ['postponed', phrase('verschoben\\p{L}{0,2}|verschiebung|postponed|rescheduled')],
  ['cancelled', phrase('abgesagt\\p{L}{0,2}|absagen?|entfällt|entfallen|f[aä]llt aus|ausgefallen|ausfall|cancell?ed|called off')],
  ['sold_out', phrase('ausverkauft\\p{L}{0,2}|sold[ -]?out')],
  ['few_left', phrase('restkarten|wenige karten|few (?:tickets )?left|last tickets')],
]

const relativeDays: readonly (readonly [pattern: RegExp, days: (now: Date) => string[]])[] = [
  [phrase('heute(?: abend)?|today|tonight|this evening'), (now) => [dayOf(now)]],
  [phrase('morgen(?: abend)?|tomorrow'), (now) => [addDays(dayOf(now), 1)]],
  [phrase('übermorgen'), (now) => [addDays(dayOf(now), 2)]],
  [phrase('wochenende|weekend'), weekendFrom],
]

/** A day in figures or with its month in words, wherever it stands in a query; what is none is told by `dayMeant`. */
const DAY = new RegExp(
  String.raw`${WORD}(?:\d{4}-\d\d?-\d\d?|\d\d?\.\s?\d\d?(?:\.(?:\s?\d{4}|\d\d)?)?|\d\d?(?:\.|st|nd|rd|th)?\s+(?:of\s+)?\p{L}{3,}\.?(?:,?\s\d{4})?|\p{L}{3,}\s\d\d?(?:st|nd|rd|th)?(?:,?\s\d{4})?)${END}`,
  'giu',
)

/** By this term a record is found that takes place on the day. */
export function dayTerm(day: string): string {
  return `day${day.replaceAll('-', '')}`
}

/** By this term a record is found one of whose dates is in the state. */
export function stateTerm(state: string): string {
  return `state${state.replaceAll('_', '')}`
}

/** The days and states that a query names, in its order. */
export function meaningsIn(query: string, now: Date): Meaning[] {
  const days = [...query.matchAll(DAY)].flatMap((match) => {
    const day = dayMeant(match[0], now)
    return day ? [toMeaning(match, [dayTerm(day)], true)] : []
  })
  const relative = relativeDays.flatMap(([pattern, daysFrom]) =>
    [...query.matchAll(pattern)].map((match) => toMeaning(match, daysFrom(now).map(dayTerm), false)),
  )
  const named = states.flatMap(([state, pattern]) => [...query.matchAll(pattern)].map((match) => toMeaning(match, [stateTerm(state)], false)))
  return [...days, ...relative, ...named].toSorted((one, other) => one.start - other.start)
}

function toMeaning({ 0: text, index }: RegExpExecArray, terms: readonly string[], isOnly: boolean): Meaning {
  return { start: index, end: index + text.length, terms, isOnly }
}

/** The rest of this weekend, or the next one. */
function weekendFrom(now: Date): string[] {
  const [today, weekday] = [dayOf(now), weekdayOf(now)]
  if (weekday === 7) return [today]
  const saturday = addDays(today, 6 - weekday)
  return [saturday, addDays(saturday, 1)]
}
