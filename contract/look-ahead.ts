/** The cookie in which an editor's browser keeps the time at which they look at the site: ISO 8601. A visitor's does nothing. */
export const LOOK_AHEAD_COOKIE = 'partitur_ahead'

const INSTANT = /^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const COOKIE = new RegExp(`(?:^|;\\s*)${LOOK_AHEAD_COOKIE}=([^;]*)`)

/** The time that cookies name; null where they name none. */
export function readLookAheadCookie(cookies: string | null | undefined): Date | null {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? []
  const text = decoded(value)
  const instant = new Date(text)
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) ? instant : null
}

/** The same cookies without it. */
export function removeLookAheadCookie(cookies: string): string {
  return cookies.replace(COOKIE, '').replace(/^;\s*/, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
