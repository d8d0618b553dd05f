/** The cookie with an editor's preview time: ISO 8601. Ignored for visitors. */
export const LOOK_AHEAD_COOKIE = 'partitur_ahead'

const INSTANT = /^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const COOKIE = new RegExp(`(?:^|;\\s*)${LOOK_AHEAD_COOKIE}=([^;]*)`)

/** Null without a valid time. */
export function readLookAheadCookie(cookies: string | null | undefined): Date | null {
  const [, value = ''] = COOKIE.exec(cookies ?? '') ?? []
  const text = decodeText(value)
  const instant = new Date(text)
  return INSTANT.test(text) && !Number.isNaN(instant.getTime()) ? instant : null
}

/** The `Cookie` header without it. */
export function removeLookAheadCookie(cookies: string): string {
  return cookies.replace(COOKIE, '').replace(/^;\s*/, '')
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
