import { z } from 'zod'
import { linesText, nameText, trapShape } from '#contract/common.ts'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import { barrierReport } from './fields.ts'
import { barrierReports } from './table.ts'

export const barrierReportSchema = z.object({
  text: linesText().min(1).max(4000),
  /** The URL of one of our pages; anything else is dropped. */
  about: z
    .string()
    .max(1000)
    .regex(/^\/(?!\/)[^\s\\]*$/)
    .catch(''),
  contact: nameText().max(200).catch(''),
  ...trapShape,
})
export type BarrierReport = z.output<typeof barrierReportSchema>

/** The page that the visitor came from, read from the form's URL: the only source when no script fills in the field. */
export function reportedPagePath(formAddress: string): string {
  return URL.canParse(formAddress) ? (new URL(formAddress).searchParams.get('about') ?? '') : ''
}

/** Stores nothing about the sender but what they typed. Answers its id. */
export async function saveReport(
  deps: Deps,
  { text, about: path, contact, [TRAP_FIELD]: trap }: BarrierReport,
): Promise<number> {
  const values = { text, path, contact, note: trap === '' ? '' : TRAP_NOTE, created_at: deps.now() }
  return write(deps, async (tx) => {
    const [row] = await tx
      .insert(barrierReports)
      .values({ ...values, ...toSearchTexts(barrierReport.search, values) })
      .returning({ id: barrierReports.id })
    return row?.id ?? 0
  })
}
