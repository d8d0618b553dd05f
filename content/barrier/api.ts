import { asc } from 'drizzle-orm'
import type { TypeApi } from '#server/api/define-api.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Deps } from '#server/services/deps.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { localiseFields } from '#server/services/texts/localise.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import * as endpoints from './endpoints.ts'
import { barriers } from './table.ts'

const api: TypeApi = (on) => {
  on(endpoints.getAccessibilityStatement, getAccessibilityStatement)
}

export default api

const selectShown = prepared((db) => {
  const { id, name, reason, alternative } = barriers
  return db
    .select({ id, name, reason, alternative })
    .from(barriers)
    .where(whereVisible('visitors', 'barriers'))
    .orderBy(asc(barriers.order), asc(barriers.id))
})

/** The legally required statement, built from settings and known barriers. */
async function getAccessibilityStatement(deps: Deps): Promise<endpoints.AccessibilityStatement> {
  const { db, locale } = deps
  const [{ accessibility, contact }, rows] = await Promise.all([
    getSiteSettings(deps),
    selectShown(db, { now: deps.now() }),
  ])
  const { conformity, tested_on, arbitration_link } = accessibility
  return {
    ...{ conformity, tested_on, arbitration_link },
    contact: { email: contact.email, phone: contact.phone },
    barriers: rows.map(({ id, ...row }) => ({ id, ...localiseFields(row, ['name', 'reason', 'alternative'], locale) })),
    ...localiseFields(accessibility, ['method', 'arbitration'], locale),
  }
}
