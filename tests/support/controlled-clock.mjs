// Preloaded into a server by a test alone (`node --import`): from when on a test tells it the time, its clock stands still there.
const Machine = Date
let told = null
const now = () => told ?? Machine.now()

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

// What is done every so often is done when the told time has come, beside the machine's own.
const begin = globalThis.setInterval
const intervals = []

globalThis.setInterval = (work, ms, ...given) => {
  intervals.push({ work: () => work(...given), ms, next: now() + ms })
  return begin(work, ms, ...given)
}

process.on('message', ({ time }) => {
  told = time
  for (const interval of intervals) {
    if (interval.next > time) continue
    interval.next = time + interval.ms
    interval.work()
  }
  process.send?.({ time })
})
process.channel?.unref()
