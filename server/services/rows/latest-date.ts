export function latestDate(times: (Date | null)[]): Date | null {
  return times.reduce((one, other) => (one && (!other || other <= one) ? one : other), null)
}
