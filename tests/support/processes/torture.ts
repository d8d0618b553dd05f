/** Duration of a part: as `npm run test:faults -- --minutes N` says, otherwise this short. */
export function runTimeMs(shortMs: number): number {
  return Number(process.env.TORTURE_MINUTES ?? 0) * 60_000 || shortMs
}

/** The seed of all random choices; the same in every run of `npm test`. */
export const seed = Number(process.env.TORTURE_SEED ?? 20_261_123)

/** Prints figures of a run if requested. */
export function report(line: string): void {
  if (process.env.TORTURE_MINUTES) process.stdout.write(`torture: ${line}\n`)
}
