import { asc } from 'drizzle-orm'
import type { Deps } from '#server/services/deps.ts'
import { localise } from '#server/services/localise.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { asVisitor, whereShown } from '#server/services/visibility.ts'
import type { AccessibilityStatement } from './endpoints.ts'
import { barriers } from './table.ts'

/** The statement as the law asks for it, made of the settings and the known barriers. */
export async function getAccessibilityStatement(deps: Deps): Promise<AccessibilityStatement> {
  const { db, locale } = deps
  const [{ accessibility, contact }, rows] = await Promise.all([
    getSiteSettings(deps),
    db
      .select()
      .from(barriers)
      .where(whereShown(asVisitor(deps), 'barriers'))
      .orderBy(asc(barriers.order), asc(barriers.id)),
  ])
  const { conformity, tested_on, arbitration_link } = accessibility
  return {
    ...{ conformity, tested_on, arbitration_link },
    contact: { email: contact.email, phone: contact.phone },
    barriers: rows.map(({ id, ...row }) => ({ id, ...localise(row, ['name', 'reason', 'alternative'], locale) })),
    ...localise(accessibility, ['method', 'arbitration'], locale),
  }
}
