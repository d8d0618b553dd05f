/**
 * The start of the journeys: the demo is relative to its creation, so months and weekdays are known. In the future,
 * because browsers drop expired data by their own clock.
 */
const setOut = process.env.JOURNEYS_SET_OUT ?? '2037-11-22T10:00:00+01:00'

// Set in the parent process, so that all processes share the same time.
process.env.JOURNEYS_AHEAD ??= String(Date.parse(setOut) - Date.now())

/** Shifts the clock, before a page's own scripts or, in node, before a server. */
export const clockScript = `(${setClockAhead})(${Number(process.env.JOURNEYS_AHEAD)})`

/** Shifts `Date` by `offsetMs` milliseconds. Serialised, so it must not refer to anything outside. */
function setClockAhead(offsetMs: number): void {
  const Machine = Date
  const now = () => Machine.now() + offsetMs
  const Ahead = new Proxy(Machine, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
  globalThis.Date = Ahead
  Machine.prototype.constructor = Ahead
}
