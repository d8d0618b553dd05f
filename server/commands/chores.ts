import { deleteOldNotices, tellChanges } from '#content/event/tell-changes.server.ts'
import { completeLooks } from '#content/image/look.server.ts'
import { forgetOldPreviews } from '#content/page/preview-links.server.ts'
import { countMissingPaths } from '#content/redirect/missing-paths.server.ts'
import { countRedirectHits } from '#content/redirect/service.ts'
import { deleteOldRequests } from '#content/request/kept.server.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { forgetOldLinks } from '#server/auth/old-links.ts'
import { forgetOldSessions } from '#server/auth/old-sessions.ts'
import { backUpOnceADay } from '#server/backup/at-night.ts'
import type { Services } from '#server/create-services.ts'
import type { Database } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { checkLinksAtNight } from '#server/services/outside-links/check-links.ts'
import { countVisits } from '#server/services/posters/visits.ts'
import { pruneMails } from '../mail/mailer.ts'
import { keepAssets } from '../media/kept-assets.ts'
import { sweepOnceADay } from '../media/sweep-media.ts'
import { pruneLog } from '../services/audit-log/keep.ts'
import { purgeBin } from '../services/bin/keep.ts'
import { forgetOldTries } from '../throttle.ts'

const OFTEN_MS = 10 * MINUTE_MS
/** Mails that are put are sent at once; this is for second tries, and for what another process left. */
const LOOK_FOR_MAILS_EVERY_MS = 15_000
const LOOK_FOR_CHANGES_EVERY_MS = 60_000
/** By then the proxy knows that the house is there. */
const LOOK_AT_CERTIFICATE_AFTER_MS = 60_000

/**
 * What a process does by itself while it serves, most of it every ten minutes; each of several does it, and each chore bears that. One that fails is in
 * the log by its name and is done the next time. Answers the one that is also done before the process ends, and the one before it serves.
 */
export function startChores({
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
    Promise.all([countRedirectHits(database), countVisits(database), countMissingPaths({ db, now })]),
  )
  const lookAtCertificate = chore('the certificate is not looked at', services.certificate.look)
  const shareAssets = chore('the assets are not kept for other builds', () => keepAssets({ ...services, clientDir }))
  const chores = [
    countHits,
    chore('old tries are not forgotten', () => forgetOldTries({ db, now })),
    chore('old links and trusted browsers are not forgotten', () => forgetOldLinks({ db, now })),
    chore('old sessions are not forgotten', () => forgetOldSessions({ db, now })),
    chore('old entries of the log are not forgotten', () => pruneLog({ db, now })),
    chore('old previews are not forgotten', () => forgetOldPreviews({ db, now })),
    chore('what has left the bin is not deleted', () => purgeBin({ db, now })),
    chore('old mails are not forgotten', () => pruneMails({ db, now })),
    chore('old requests are not deleted', () => deleteOldRequests(services.depsFor({ viewer: null, locale: 'de' }))),
    chore('addresses of who is told of changes are not deleted', () => deleteOldNotices({ db, now })),
    lookAtCertificate,
    shareAssets,
    chore('media that are nobody’s are not deleted', () => sweepOnceADay({ db, now, media: services.media })),
    chore('pictures are not looked at', () => completeLooks({ db, media: services.media })),
    ...(env.LINK_CHECK === '1' ? [chore('links are not checked', () => checkLinksAtNight({ db, now }))] : []),
    ...(env.BACKUP_DIR ? [chore('the backup failed', () => backUpOnceADay({ db, now, hour: env.BACKUP_HOUR }))] : []),
  ]
  for (const each of chores) setInterval(each, OFTEN_MS).unref()
  const analyse = chore('the tables are not counted', database.analyse)
  void analyse()
  setInterval(analyse, DAY_MS).unref()
  setTimeout(lookAtCertificate, LOOK_AT_CERTIFICATE_AFTER_MS).unref()
  if (services.mailer) {
    setInterval(services.mailer.wake, LOOK_FOR_MAILS_EVERY_MS).unref()
    setInterval(
      chore('nobody is told of changes', () => tellChanges({ db, ...services })),
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
