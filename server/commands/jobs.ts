import { DAY_MS, MINUTE_MS } from '#contract/time/durations.ts'
import { deleteExpiredLinks } from '#server/accounts/expired-links.ts'
import { deleteExpiredSessions } from '#server/accounts/expired-sessions.ts'
import { runNightlyBackup } from '#server/backup/nightly.ts'
import type { Services } from '#server/create-services.ts'
import type { Database } from '#server/db/connect.ts'
import { env } from '#server/env.ts'
import { log } from '#server/monitoring/log.ts'
import { checkLinksNightly } from '#server/services/external-links/check-links.ts'
import { flushVisits } from '#server/services/posters/visits.ts'
import type { TypeJob } from '../define-jobs.ts'
import { deleteExpiredTries } from '../limits/throttle.ts'
import { deleteExpiredMails } from '../mail/mailer.ts'
import { deleteUnusedMediaNightly } from '../media/delete-unused-media.ts'
import { publishAssets } from '../media/shared-assets.ts'
import { deleteExpiredLogEntries } from '../services/audit-log/write.ts'
import { purgeExpiredRecords } from '../services/bin/move-to-bin.ts'
import { deleteExpiredRuns } from '../services/resources/import/runs.ts'

const jobModules = import.meta.glob<TypeJob[]>('../../content/*/jobs.server.ts', { eager: true, import: 'default' })
const typeJobs = Object.values(jobModules).flat()

const JOB_INTERVAL_MS = 10 * MINUTE_MS
/** New mails are sent at once; this is for retries and for mails of other processes. */
const MAIL_INTERVAL_MS = 15_000
/** By then the proxy should have noticed that the process serves. */
const CERTIFICATE_DELAY_MS = 60_000

/**
 * Jobs of a serving process, most of them every ten minutes. Every process runs them; they are idempotent. Returns the
 * job that also runs on shutdown, and the one that runs before serving.
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
  const ofTypes = (interval: TypeJob['when']) =>
    typeJobs.filter((each) => each.when === interval).map(({ failure, run }) => job(failure, () => run(services)))
  const counters = [job('counted visits could not be saved', () => flushVisits(database)), ...ofTypes('counters')]
  const saveCounters = async () => void (await Promise.all(counters.map((save) => save())))
  const checkCertificate = job('the certificate could not be checked', services.certificate.look)
  const shareAssets = job('the assets could not be shared with other builds', () =>
    publishAssets({ ...services, clientDir }),
  )
  const jobs = [
    saveCounters,
    ...ofTypes('every-ten-minutes'),
    job('old login tries could not be deleted', () => deleteExpiredTries({ db, now })),
    job('old links and trusted browsers could not be deleted', () => deleteExpiredLinks({ db, now })),
    job('old sessions could not be deleted', () => deleteExpiredSessions({ db, now })),
    job('old log entries could not be deleted', () => deleteExpiredLogEntries({ db, now })),
    job('expired bin records could not be purged', () => purgeExpiredRecords({ db, now })),
    job('old import runs could not be deleted', () => deleteExpiredRuns({ db, now })),
    job('old mails could not be deleted', () => deleteExpiredMails({ db, now })),
    checkCertificate,
    shareAssets,
    job('unused media could not be deleted', () => deleteUnusedMediaNightly({ db, now, media: services.media })),
    ...(env.LINK_CHECK === '1'
      ? // Between 3 and 5 o'clock, by one process.
        [job('external links could not be checked', () => checkLinksNightly({ db, now }))]
      : []),
    // From BACKUP_HOUR on, once a day.
    ...(env.BACKUP_DIR ? [job('the backup failed', () => runNightlyBackup({ db, now, hour: env.BACKUP_HOUR }))] : []),
  ]
  for (const each of jobs) setInterval(each, JOB_INTERVAL_MS).unref()
  const analyse = job('planner statistics could not be updated', database.analyse)
  void analyse()
  setInterval(analyse, DAY_MS).unref()
  setTimeout(checkCertificate, CERTIFICATE_DELAY_MS).unref()
  if (services.mailer) {
    setInterval(services.mailer.wake, MAIL_INTERVAL_MS).unref()
    for (const each of ofTypes('minutely')) setInterval(each, MINUTE_MS).unref()
  }
  return { saveCounters, shareAssets }
}

function job(failure: string, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    try {
      await work()
    } catch (err) {
      log.error({ err }, failure)
    }
  }
}
