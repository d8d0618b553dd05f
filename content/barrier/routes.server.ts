import { Hono } from 'hono'
import { z } from 'zod'
import { linesText, nameText, trapShape } from '#contract/common.ts'
import { AppError } from '#contract/errors.ts'
import { TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Services } from '#server/create-services.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { limitBody, MAX_VISITOR_BODY_BYTES } from '#server/limits/limit-body.ts'
import { createThrottle } from '#server/limits/throttle.ts'
import { barrierReportMail } from '#server/mail/mail-texts.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { barrierReport } from './fields.ts'
import { barrierReports } from './table.ts'

const REPORTS_PER_ADDRESS = 5
const REPORTS_OF_ALL = 100

/** The form of the accessibility statement. Browsers without JavaScript send it too, so the response is the page. */
function createReportRoutes(services: Services) {
  const app = new Hono()
  const throttleOptions = { db: services.database.db, secret: services.secret }
  const perAddress = createThrottle(throttleOptions, { name: 'reports', points: REPORTS_PER_ADDRESS })
  const ofAll = createThrottle(throttleOptions, { name: 'all-reports', points: REPORTS_OF_ALL })

  async function isOver(throttle: typeof ofAll, key: string): Promise<boolean> {
    try {
      await throttle.take(key)
      return false
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === 'too_many_requests') return true
      throw refusal
    }
  }

  app.post('/:locale{de|en}', limitBody(MAX_VISITOR_BODY_BYTES), async (c) => {
    const locale = c.req.param('locale') === 'en' ? 'en' : 'de'
    const redirectWith = (result: 'yes' | 'empty' | 'later') =>
      c.redirect(`${screenUrl('accessibility', locale)}?sent=${result}#report`, 303)
    const form = await c.req.parseBody()
    const report = barrierReportSchema.safeParse({
      ...form,
      about: form.about || reportedPagePath(c.req.header('referer') ?? ''),
    })
    if (!report.success) return redirectWith('empty')
    if (await isOver(perAddress, services.clientIp(c))) return redirectWith('later')
    // Beyond the total limit a report is saved but not mailed: strangers must not be able to disable the form.
    const isMailed = !(await isOver(ofAll, 'all'))
    const deps = services.depsFor({ viewer: null, locale })
    const { contact } = await getSiteSettings(deps)
    const { mailer } = services
    await write(deps, async (within) => {
      const id = await saveReport(within, report.data)
      if (mailer && isMailed && contact.email)
        await mailer.put(within.db, { key: `report:${id}`, to: contact.email, ...barrierReportMail(report.data) })
    })
    mailer?.wake()
    return redirectWith('yes')
  })

  return app
}

export default { path: '/barrier-reports', create: createReportRoutes } satisfies TypeRoutes

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
type BarrierReport = z.output<typeof barrierReportSchema>

/** The page that the visitor came from, read from the form's URL: the only source when no script fills in the field. */
function reportedPagePath(formAddress: string): string {
  return URL.canParse(formAddress) ? (new URL(formAddress).searchParams.get('about') ?? '') : ''
}

/** Stores nothing about the sender but what they typed. Answers its id. */
export async function saveReport(
  deps: Deps,
  { text, about: path, contact, [TRAP_FIELD]: trap }: BarrierReport,
): Promise<number> {
  const values = { text, path, contact, note: trap === '' ? '' : TRAP_NOTE, created_at: deps.now() }
  return write(deps, async ({ db }) => {
    const [row] = await db
      .insert(barrierReports)
      .values({ ...values, ...toSearchTexts(barrierReport.search, values) })
      .returning({ id: barrierReports.id })
    return row?.id ?? 0
  })
}
