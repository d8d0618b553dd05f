/** Runs work, of which no more than `count` goes on at once; the rest waits in the order it came. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count
  const waiting: (() => void)[] = []
  return async (work) => {
    // Whoever ends hands its place to the next one, so nobody slips in between.
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
