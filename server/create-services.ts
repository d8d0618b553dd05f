import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Locale } from '#config'
import { createAuth, sessionSecret } from './accounts/auth.ts'
import { createLoginThrottle } from './accounts/throttle.ts'
import { createPageCache } from './cache/page-cache.ts'
import { nextVisibilityInstants } from './cache/visibility-instants.ts'
import { announceChange } from './cache/watch-changes.ts'
import type { Database } from './db/connect.ts'
import { withoutTracking } from './db/table-tracking.ts'
import { env } from './env.ts'
import { ipNetwork } from './limits/ip-network.ts'
import { createMailer } from './mail/mailer.ts'
import type { MediaStore } from './media/media-store.ts'
import { openMedia } from './media/open-media.ts'
import type { Log } from './monitoring/log.ts'
import { indexNewlyPublic } from './search/index-newly-public.ts'
import { updateSearchIndex } from './search/update-index.ts'
import type { Deps, Viewer } from './services/deps.ts'
import { watchCertificate } from './services/operation/certificate.ts'

export type Services = ReturnType<typeof createServices>

/** The services of one process; `now` lets tests use another time. */
export function createServices({
  database,
  origin,
  log,
  media = openMedia(),
  now = () => new Date(),
  checkAnswers = false,
}: {
  database: Database
  media?: MediaStore
  origin: string
  log: Log
  now?: () => Date
  checkAnswers?: boolean
}) {
  const secret = sessionSecret()
  const cache = createPageCache({
    log,
    maxBytes: env.CACHE_MB * 1024 * 1024,
    now: () => now().getTime(),
    nextInstants: (after) => withoutTracking(() => nextVisibilityInstants(database.db, after)),
  })
  return {
    database,
    media,
    origin,
    log,
    cache,
    secret,
    checkAnswers,
    now,
    /** Decides idle sessions; separate, so that a test at another time stays logged in. */
    sessionClock: now,
    secure: origin.startsWith('https:'),
    auth: createAuth({ db: database.db, secret, origin, now }),
    certificate: watchCertificate({ origin, now }),
    throttle: createLoginThrottle({ db: database.db, secret }),
    mailer: createMailer({
      db: database.db,
      secret,
      smtpUrl: env.SMTP_URL,
      from: `website@${new URL(origin).hostname}`,
      now,
      log,
    }),
    clientIp,
    depsFor({ viewer, locale }: { viewer: Viewer | null; locale: Locale }): Deps {
      const deps: Deps = {
        db: database.db,
        media,
        viewer,
        locale,
        now,
        updateSearchIndex: (tx) => updateSearchIndex(tx, now()),
        indexNewlyPublic: () => indexNewlyPublic(deps),
        announceChange,
        invalidateCaches: cache.changed,
      }
      return deps
    },
  }
}

/** For throttling only; for calls in process the page's. Behind a trusted proxy the last hop it reports. */
function clientIp(c: Context): string {
  if (c.env?.address) return c.env.address
  if (env.TRUST_PROXY === '1') return ipNetwork(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown')
  try {
    return ipNetwork(getConnInfo(c).remote.address ?? 'unknown')
  } catch {
    return 'in process'
  }
}
