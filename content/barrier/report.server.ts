import { z } from 'zod'
import { linesText, nameText, trapShape } from '#contract/common.ts'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/fold.ts'
import { barrierReports } from './table.ts'

/** What the form of the statement sends. */
export const barrierReportSchema = z.object({
  text: linesText().min(1).max(4000),
  /** The address of a page of ours; anything else is left out. */
  about: z
    .string()
    .max(1000)
    .regex(/^\/(?!\/)[^\s\\]*$/)
    .catch(''),
  contact: nameText().max(200).catch(''),
  ...trapShape,
})
export type BarrierReport = z.output<typeof barrierReportSchema>

/** Who wants theirs deleted is found by how they can be reached; first, because of a long text only the beginning is searched. */
export const reportSearchFields = ['contact', 'text', 'path']

/** The page that the visitor came from, as the address of the form says it; all there is where no script fills in the field. */
export function reportedPagePath(formAddress: string): string {
  return URL.canParse(formAddress) ? (new URL(formAddress).searchParams.get('about') ?? '') : ''
}

/** Kept for the house; nothing is noted about who has sent it. Answers its id. */
export async function saveReport(
  deps: Deps,
  { text, about, contact, [TRAP_FIELD]: trap }: BarrierReport,
): Promise<number> {
  const values = { text, path: about, contact, note: trap === '' ? '' : TRAP_NOTE, created_at: deps.now() }
  return write(deps, async (tx) => {
    const [row] = await tx
      .insert(barrierReports)
      .values({ ...values, ...toSearchTexts(reportSearchFields, values) })
      .returning({ id: barrierReports.id })
    return row?.id ?? 0
  })
}
