import { LRUCache } from 'lru-cache'
import { readPreviewToken } from '#contract/links/preview-link.ts'
import { DAY_MS } from '#contract/time/durations.ts'
import { isReservedPath, normalisePath } from '../pages/site-paths.ts'

type MissingPathHit = { path: string; is_probe: boolean; hits: number; last_at: Date; referrer: string }

const PATH_CHARACTERS = 300
const REFERRER_CHARACTERS = 200
/** Limit between two writes, so that a scan fills neither the memory nor the table. */
export const MAX_BUFFERED_PATHS = 500
/** New paths per network and day, so that nobody displaces the paths of others. */
const NEW_PATHS_OF_NETWORK = 100
const MAX_NETWORKS = 10_000
/** The size of the report. */
const MAX_ADMITTED_PATHS = 5000

/** Paths that are no pages: never public, exploit probes, and standard requests of browsers and search engines. */
const probes = [
  /\.(py|rb|sh|exe|dll|env|sql|bak|old|ini|conf|cfg|log|ya?ml|toml|lock|git|map)$/i,
  /\/\./,
  /\/(wp|wordpress|xmlrpc|phpmyadmin|pma|mysql|cgi-bin|vendor|node_modules|actuator|solr|jenkins|telescope|_ignition|autodiscover|hnap1|boaform)([-./]|$)/i,
  /\/(apple-touch-icon[\w-]*\.png|(ads|app-ads|humans|security)\.txt|browserconfig\.xml|crossdomain\.xml)$/i,
  /[<>"'`{}|^\\@*$;]|\.\.|:\/|%|\p{Cc}/u,
]

/** Extensions of other servers' programs: a page of the former site, or a probe. */
const foreignPage = /\.(php\d?|phtml|aspx?|jspx?|cgi|pl|zip|rar|7z|tar|t?gz)$/i
/** Programs probed on every server, and names that no link contains. */
const triedNames =
  /^(admin\w*|adminer|login|signin|auth|config\w*|setup|install\w*|upgrade|test\w*|info|phpinfo|php|shell\w*|cmd|eval\w*|exec|upload\w*|up|file\w*|filemanager|backup\w*|db|dump|database|mailer|mail|cron|ajax|api|rpc|gate|system\w*|server|status|debug|console|connector|about|radio|alfa\w*|xx?|lock360|c99|r57|wso\w*|index|default|main|[a-z]?\d*[a-z]?)$/i

/** A mistyped link with a mail address, which is personal data. */
const mailAddress = /[^/@]@[^/@]+\.\p{L}/u

/** True for requests of scanners. With a referrer it is a link, and an old site may have used any extension. */
export function isProbePath(path: string, referrer = ''): boolean {
  if (probes.some((probe) => probe.test(path))) return true
  return foreignPage.test(path) && referrer === '' && !resemblesPage(path)
}

/** Words as in `/abo-2019.php` or `/konzerte/archiv.html.php`, not as in `/x7k.php`. */
function resemblesPage(path: string): boolean {
  const names = path.replace(foreignPage, '').split('/').slice(1)
  const last = names.at(-1) ?? ''
  return (
    names.length <= 4 && /\p{L}{3}/u.test(last) && !triedNames.test(last) && !/\.(zip|rar|7z|tar|t?gz)$/i.test(path)
  )
}

const uncounted = new Map<string, MissingPathHit>()
const admitted = new LRUCache<string, true>({ max: MAX_ADMITTED_PATHS })

/** Whether a network may add another path to the report; networks are held in memory only. */
export function createPathShares(): (network: string) => boolean {
  const shares = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: DAY_MS, noUpdateTTL: true })
  return (network) => {
    const share = shares.get(network) ?? 0
    if (share >= NEW_PATHS_OF_NETWORK) return false
    shares.set(network, share + 1)
    return true
  }
}

type NotFound = { path: string; referrer: string | undefined; at: Date; hasShareLeft?: () => boolean }

/**
 * Counts a 404. Stores nothing about the visitor: no IP, no query, of the referrer only its host. `path` and `referrer`
 * are raw. `mayBring` admits a new path; without it only known paths are counted.
 */
export function recordMissingPath({
  path: requestedPath,
  referrer,
  at: requestedAt,
  hasShareLeft = () => false,
}: NotFound): void {
  // Client-side navigation requests the page's data.
  const path = normalisePath(requestedPath.replace(/\.data$/, ''))
  if (path === '' || isReservedPath(path) || readPreviewToken(path) !== null || mailAddress.test(path)) return
  const storedPath = shorten(path)
  const before = uncounted.get(storedPath)
  if (!before && (uncounted.size >= MAX_BUFFERED_PATHS || !(admitted.get(storedPath) || hasShareLeft()))) return
  admitted.set(storedPath, true)
  uncounted.set(storedPath, {
    path: storedPath,
    // Not a probe once somebody followed a link to it.
    is_probe: isProbePath(path, getHost(referrer)) && before?.is_probe !== false,
    hits: (before?.hits ?? 0) + 1,
    last_at: requestedAt,
    referrer: getHost(referrer) || (before?.referrer ?? ''),
  })
}

/** Sorted by path, so that two writing processes do not deadlock. */
export function drainMissingPaths(): MissingPathHit[] {
  const pathHits = [...uncounted.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
  uncounted.clear()
  return pathHits
}

/** Drops characters that databases refuse. */
function shorten(path: string): string {
  const clean = path.replace(/\0|\p{Surrogate}/gu, '')
  return clean.length > PATH_CHARACTERS ? `${clean.slice(0, PATH_CHARACTERS).replace(/\p{Surrogate}$/u, '')}…` : clean
}

function getHost(referrer: string | undefined): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  return new URL(referrer).hostname.slice(0, REFERRER_CHARACTERS)
}
