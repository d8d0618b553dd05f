/** Runs `work` one at a time; a call during a run makes it run once more, and waits for that. */
export function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function runAll(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        await work()
      } while (isAskedAgain)
    } finally {
      // In one step with the last check; later, a call in between would wait for a run that is over.
      running = null
    }
  }

  return {
    run(): Promise<void> {
      isAskedAgain = true
      running ??= runAll()
      return running
    },
    current: () => running,
  }
}
