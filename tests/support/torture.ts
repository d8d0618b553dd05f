/** How long a part of the torture goes on: as long as `npm run test:faults -- --minutes N` says, otherwise this short. */
export function runTimeMs(shortMs: number): number {
  return Number(process.env.TORTURE_MINUTES ?? 0) * 60_000 || shortMs
}

/** What everything that is drawn is drawn from; the same in every run of `npm test`. */
export const seed = Number(process.env.TORTURE_SEED ?? 20_261_123)

/** Figures of a run, for who asked for one. */
export function tell(line: string): void {
  if (process.env.TORTURE_MINUTES) process.stdout.write(`torture: ${line}\n`)
}
