import { addMonths, toMonth } from '#contract/time/local-time.ts'

/** Months around this one, as `2027-03`. */
export function listMonths({ back = 0, ahead }: { back?: number; ahead: number }): string[] {
  const current = toMonth(new Date())
  return Array.from({ length: back + ahead }, (_, index) => addMonths(current, index - back))
}
