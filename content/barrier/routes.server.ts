import { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import { screenUrl } from '#contract/links/urls.ts'
import type { Services } from '#server/create-services.ts'
import type { TypeRoutes } from '#server/define-routes.ts'
import { limitBody, MAX_VISITOR_BODY_BYTES } from '#server/limits/limit-body.ts'
import { createThrottle } from '#server/limits/throttle.ts'
import { barrierReportMail } from '#server/mail/mail-texts.ts'
import { inTransaction } from '#server/services/deps.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { barrierReportSchema, reportedPagePath, saveReport } from './report.server.ts'

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
    await inTransaction(deps, async (within) => {
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
