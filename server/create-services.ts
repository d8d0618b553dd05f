import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Locale } from '#config'
import { createAuth, sessionSecret } from './auth/auth.ts'
import { createLoginThrottle } from './auth/throttle.ts'
import type { Database } from './db/connect.ts'
import { untouched } from './db/touched.ts'
import { env } from './env.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import type { MediaStore } from './media/media-store.ts'
import { openMedia } from './media/open-media.ts'
import { networkOf } from './network-of.ts'
import { nextInstants } from './page-cache/next-instants.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { announceChange } from './page-cache/watch-changes.ts'
import { keepIndex } from './search/keep-index.ts'
import { keepUpWithTime } from './search/keep-up.ts'
import { watchCertificate } from './services/certificate.ts'
import type { Deps, Viewer } from './services/deps.ts'

export type Services = ReturnType<typeof createServices>

/** What the app is made of, once per process; `now` lets a test stand in another season. */
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
    nextInstants: (after) => untouched(() => nextInstants(database.db, after)),
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
    /** By which sessions are found unused; a test that looks at another season goes on being logged in. */
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
    addressOf,
    depsFor({ viewer, locale }: { viewer: Viewer | null; locale: Locale }): Deps {
      const deps: Deps = {
        db: database.db,
        media,
        viewer,
        locale,
        now,
        keepIndex: (tx) => keepIndex(tx, now()),
        keepUpWithTime: () => keepUpWithTime(deps),
        announceChange,
        contentChanged: cache.changed,
      }
      return deps
    },
  }
}

/** The network of the client, for throttling only, of a call in process that of its page; behind a proxy of our own of the last one it saw. */
function addressOf(c: Context): string {
  if (c.env?.address) return c.env.address
  if (env.TRUST_PROXY === '1') return networkOf(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown')
  try {
    return networkOf(getConnInfo(c).remote.address ?? 'unknown')
  } catch {
    // A request made in process has no connection.
    return 'in process'
  }
}
