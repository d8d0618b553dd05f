// Preloaded into a server by tests only (`node --import`): once a test sets the time, the clock stands still.
const Machine = Date
let setTo = null
const now = () => setTo ?? Machine.now()

globalThis.Date = class extends Machine {
  constructor(...given) {
    if (given.length === 0) super(now())
    else super(...given)
  }
  static now() {
    return now()
  }
  static [Symbol.hasInstance](value) {
    return Machine[Symbol.hasInstance](value)
  }
}

// Intervals also fire when the set time has reached them.
const begin = globalThis.setInterval
const intervals = []

globalThis.setInterval = (work, ms, ...given) => {
  intervals.push({ work: () => work(...given), ms, next: now() + ms })
  return begin(work, ms, ...given)
}

process.on('message', ({ time }) => {
  setTo = time
  for (const interval of intervals) {
    if (interval.next > time) continue
    interval.next = time + interval.ms
    interval.work()
  }
  process.send?.({ time })
})
process.channel?.unref()
