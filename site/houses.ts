import type { Locale, Variant } from '#config'
import { pageUrl, urlOf } from '#contract/urls.ts'

/** design §4: on a shared host the home of the school is a page of its own. */
const schoolPath: Record<Locale, string> = { de: 'musikschule', en: 'music-school' }

export function homeOf(variant: Variant, locale: Locale): string {
  return variant === 'school' ? pageUrl(locale, schoolPath[locale]) : urlOf('home', locale)
}

type SocialLink = { network: 'Facebook' | 'Instagram' | 'YouTube'; url: string }

/** spec §1: three networks, other accounts per variant. */
export const socialLinks: Record<Variant, SocialLink[]> = {
  orchestra: [
    { network: 'Facebook', url: 'https://www.facebook.com/suedwestphilharmonie' },
    { network: 'Instagram', url: 'https://www.instagram.com/suedwestphilharmonie' },
    { network: 'YouTube', url: 'https://www.youtube.com/@suedwestphilharmonie' },
  ],
  school: [
    { network: 'Facebook', url: 'https://www.facebook.com/musikschule.suedwestphilharmonie' },
    { network: 'Instagram', url: 'https://www.instagram.com/musikschule.suedwestphilharmonie' },
    { network: 'YouTube', url: 'https://www.youtube.com/@musikschule-suedwestphilharmonie' },
  ],
}
