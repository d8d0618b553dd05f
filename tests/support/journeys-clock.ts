/**
 * The journeys set out on this day, whichever it is outside: the demo house plans from the day it is made, so its months
 * and weekdays are known. It lies ahead, because a browser throws away what has expired by its own clock.
 */
const setOut = process.env.JOURNEYS_SET_OUT ?? '2037-11-22T10:00:00+01:00'

// Settled in the process that starts the others, so that all of them are at the same time.
process.env.JOURNEYS_AHEAD ??= String(Date.parse(setOut) - Date.now())

/** What a page runs before its own scripts, and node before a server, to be at the journeys' time. */
export const clockScript = `(${setClockAhead})(${Number(process.env.JOURNEYS_AHEAD)})`

/** Lets `Date` run `ahead` milliseconds ahead of the machine's clock. Sent as text, so it uses nothing from outside. */
function setClockAhead(ahead: number): void {
  const Machine = Date
  const now = () => Machine.now() + ahead
  const Ahead = new Proxy(Machine, {
    construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [now()], made),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  globalThis.Date = Ahead
  Machine.prototype.constructor = Ahead
}
