import * as accounts from './accounts.ts'
import * as auditLog from './audit-log.ts'
import * as backups from './backups.ts'
import * as bin from './bin.ts'
import * as externalLinks from './external-links.ts'
import * as imports from './imports.ts'
import * as mails from './mails.ts'
import * as pageStates from './page-states.ts'
import * as posters from './posters.ts'
import * as presence from './presence.ts'
import * as search from './search.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'
import * as tableVersions from './table-versions.ts'
import * as throttles from './throttles.ts'

const content = import.meta.glob<Record<string, unknown>>('../../../content/*/table.ts', { eager: true })

export const schema = Object.assign(
  {},
  ...Object.values(content),
  accounts,
  auditLog,
  backups,
  bin,
  mails,
  externalLinks,
  imports,
  pageStates,
  posters,
  presence,
  search,
  sections,
  settings,
  tableVersions,
  throttles,
) as typeof accounts &
  typeof auditLog &
  typeof backups &
  typeof bin &
  typeof mails &
  typeof externalLinks &
  typeof imports &
  typeof pageStates &
  typeof posters &
  typeof presence &
  typeof search &
  typeof sections &
  typeof settings &
  typeof tableVersions &
  typeof throttles
