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

process.on('message', ({ time }) => {
  told = time
  process.send?.({ time })
})
process.channel?.unref()
