import { deleteExpiredNotices, sendDateNotices } from '#content/event/send-date-notices.server.ts'
import { fillMissingHashes } from '#content/image/perceptual-hash.server.ts'
import { deleteExpiredPreviewLinks } from '#content/page/preview-links.server.ts'
import { flushMissingPaths } from '#content/redirect/missing-paths.server.ts'
import { flushRedirectHits } from '#content/redirect/service.ts'
import { deleteExpiredRequests } from '#content/request/retention.server.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { deleteExpiredLinks } from '#server/accounts/expired-links.ts'
import { deleteExpiredSessions } from '#server/accounts/expired-sessions.ts'
import { runNightlyBackup } from '#server/backup/nightly.ts'
import type { Services } from '#server/create-services.ts'
import type { Database } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { checkLinksNightly } from '#server/services/external-links/check-links.ts'
import { flushVisits } from '#server/services/posters/visits.ts'
import { deleteExpiredMails } from '../mail/mailer.ts'
import { deleteUnusedMediaDaily } from '../media/delete-unused-media.ts'
import { publishAssets } from '../media/shared-assets.ts'
import { deleteExpiredLogEntries } from '../services/audit-log/write.ts'
import { purgeExpiredRecords } from '../services/bin/move-to-bin.ts'
import { deleteExpiredTries } from '../throttle.ts'

const OFTEN_MS = 10 * MINUTE_MS
/** New mails are sent at once; this is for retries and for mails of other processes. */
const LOOK_FOR_MAILS_EVERY_MS = 15_000
const LOOK_FOR_CHANGES_EVERY_MS = 60_000
/** By then the proxy should have noticed that the process serves. */
const LOOK_AT_CERTIFICATE_AFTER_MS = 60_000

/**
 * Jobs of a serving process, most of them every ten minutes. Every process runs them; they are idempotent. A failing
 * job is logged by name and retried. Returns the job that also runs on shutdown, and the one that runs before
 * serving.
 */
export function startJobs({
  database,
  services,
  clientDir,
}: {
  database: Database
  services: Services
  clientDir: string
}) {
  const { db } = database
  const { now } = services
  const countHits = chore('hits are not counted', () =>
    Promise.all([flushRedirectHits(database), flushVisits(database), flushMissingPaths({ db, now })]),
  )
  const lookAtCertificate = chore('the certificate is not looked at', services.certificate.look)
  const shareAssets = chore('the assets are not kept for other builds', () => publishAssets({ ...services, clientDir }))
  const chores = [
    countHits,
    chore('old tries are not forgotten', () => deleteExpiredTries({ db, now })),
    chore('old links and trusted browsers are not forgotten', () => deleteExpiredLinks({ db, now })),
    chore('old sessions are not forgotten', () => deleteExpiredSessions({ db, now })),
    chore('old entries of the log are not forgotten', () => deleteExpiredLogEntries({ db, now })),
    chore('old previews are not forgotten', () => deleteExpiredPreviewLinks({ db, now })),
    chore('what has left the bin is not deleted', () => purgeExpiredRecords({ db, now })),
    chore('old mails are not forgotten', () => deleteExpiredMails({ db, now })),
    chore('old requests are not deleted', () =>
      deleteExpiredRequests(services.depsFor({ viewer: null, locale: 'de' })),
    ),
    chore('addresses of who is told of changes are not deleted', () => deleteExpiredNotices({ db, now })),
    lookAtCertificate,
    shareAssets,
    chore('media that are nobody’s are not deleted', () => deleteUnusedMediaDaily({ db, now, media: services.media })),
    chore('pictures are not looked at', () => fillMissingHashes({ db, media: services.media })),
    ...(env.LINK_CHECK === '1' ? [chore('links are not checked', () => checkLinksNightly({ db, now }))] : []),
    ...(env.BACKUP_DIR ? [chore('the backup failed', () => runNightlyBackup({ db, now, hour: env.BACKUP_HOUR }))] : []),
  ]
  for (const each of chores) setInterval(each, OFTEN_MS).unref()
  const analyse = chore('the tables are not counted', database.analyse)
  void analyse()
  setInterval(analyse, DAY_MS).unref()
  setTimeout(lookAtCertificate, LOOK_AT_CERTIFICATE_AFTER_MS).unref()
  if (services.mailer) {
    setInterval(services.mailer.wake, LOOK_FOR_MAILS_EVERY_MS).unref()
    setInterval(
      chore('nobody is told of changes', () => sendDateNotices({ db, ...services })),
      LOOK_FOR_CHANGES_EVERY_MS,
    ).unref()
  }
  return { countHits, shareAssets }
}

function chore(failure: string, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    try {
      await work()
    } catch (err) {
      log.error({ err }, failure)
    }
  }
}
