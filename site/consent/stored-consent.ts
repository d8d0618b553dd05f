/** spec §3, cookie consent groups. Marketing has no service and is never requested. */
export type ConsentGroup = 'required' | 'tracking' | 'media'

export const CONSENT_COOKIE = 'partitur_consent'
export const CONSENT_DAYS = 182

/** The dialog's cookie for "required only", for refusals before its scripts have run; they write it again. */
export const REFUSAL_COOKIE = `${CONSENT_COOKIE}=${encodeURIComponent('{"categories":["required"],"services":{"media":[]}}')}; path=/; max-age=${CONSENT_DAYS * 86_400}; samesite=lax`

export type ConsentChoices = { hasDecided: boolean; tracking: boolean; services: readonly string[] }

export const noConsent: ConsentChoices = { hasDecided: false, tracking: false, services: [] }

/**
 * Reads the dialog's cookie, so that the dialog is not loaded for a visitor who has decided. Also serialised into the
 * page, so it must not refer to anything outside.
 */
export function readConsent(cookies: string, name = CONSENT_COOKIE): ConsentChoices {
  const noChoices = { hasDecided: false, tracking: false, services: [] }
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  if (!value) return noChoices
  try {
    const stored: { categories?: unknown; services?: Record<string, unknown> } | null = JSON.parse(
      decodeURIComponent(value),
    )
    const groups = Array.isArray(stored?.categories) ? stored.categories : []
    if (groups.length === 0) return noChoices
    const media = stored?.services?.media
    return {
      hasDecided: true,
      tracking: groups.includes('tracking'),
      services: Array.isArray(media) ? media.filter((service) => typeof service === 'string') : [],
    }
  } catch {
    return noChoices
  }
}
