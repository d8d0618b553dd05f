/** spec §3, cookie consent groups. Marketing has no service and is never asked for. */
export type ConsentGroup = 'required' | 'tracking' | 'media'

export const CONSENT_COOKIE = 'partitur_consent'
export const CONSENT_DAYS = 182

/** Nothing but what is required, as `document.cookie` takes it: written before the scripts of the dialog have run, which write it anew. */
export const REFUSAL_COOKIE = `${CONSENT_COOKIE}=${encodeURIComponent('{"categories":["required"],"services":{"media":[]}}')}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax`

/** What the visitor has agreed to. */
export type ConsentChoices = { hasDecided: boolean; tracking: boolean; services: readonly string[] }

export const noConsent: ConsentChoices = { hasDecided: false, tracking: false, services: [] }

/**
 * Reads the cookie that the consent dialog writes, so that a visitor who has decided needs no dialog to be loaded. Stands
 * in the page as text too, so nothing outside of it exists there.
 */
export function readConsent(cookies: string, name = CONSENT_COOKIE): ConsentChoices {
  const nothing = { hasDecided: false, tracking: false, services: [] }
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (!value) return nothing
  try {
    const stored: { categories?: unknown; services?: Record<string, unknown> } | null = JSON.parse(
      decodeURIComponent(value),
    )
    const groups = Array.isArray(stored?.categories) ? stored.categories : []
    if (groups.length === 0) return nothing
    const media = stored?.services?.media
    return {
      hasDecided: true,
      tracking: groups.includes('tracking'),
      services: Array.isArray(media) ? media.filter((service) => typeof service === 'string') : [],
    }
  } catch {
    return nothing
  }
}
