import * as accounts from './accounts.ts'
import * as auditLog from './audit-log.ts'
import * as backups from './backups.ts'
import * as bin from './bin.ts'
import * as mails from './mails.ts'
import * as outsideLinks from './outside-links.ts'
import * as posters from './posters.ts'
import * as presence from './presence.ts'
import * as publications from './publications.ts'
import * as search from './search.ts'
import * as sections from './sections.ts'
import * as settings from './settings.ts'
import * as tableVersions from './table-versions.ts'
import * as throttles from './throttles.ts'
import * as versions from './versions.ts'

const content = import.meta.glob<Record<string, unknown>>('../../../content/*/table.ts', { eager: true })

const tables = Object.values(content).map(({ default: _byResource, ...named }) => named)

export const schema = Object.assign(
  {},
  ...tables,
  accounts,
  auditLog,
  backups,
  bin,
  mails,
  outsideLinks,
  posters,
  presence,
  publications,
  search,
  sections,
  settings,
  tableVersions,
  throttles,
  versions,
) as typeof accounts &
  typeof auditLog &
  typeof backups &
  typeof bin &
  typeof mails &
  typeof outsideLinks &
  typeof posters &
  typeof presence &
  typeof publications &
  typeof search &
  typeof sections &
  typeof settings &
  typeof tableVersions &
  typeof throttles &
  typeof versions
