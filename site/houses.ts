import { type Locale, type Variant, variants } from '#config'
import type { Settings } from '#contract/admin/house.ts'
import { pageUrl, urlOf } from '#contract/urls.ts'

/** design §4: on a shared host the home of the school is a page of its own. */
const schoolPath: Record<Locale, string> = { de: 'musikschule', en: 'music-school' }

export function homeOf(variant: Variant, locale: Locale): string {
  return variant === 'school' ? pageUrl(locale, schoolPath[locale]) : urlOf('home', locale)
}

/** The house whose own host was asked for; null on a host the settings do not name. */
export function houseOfHost(host: string, hosts: Settings['hosts']): Variant | null {
  return variants.find((variant) => hosts[variant].includes(host.toLowerCase())) ?? null
}

export type Homes = Record<Variant, string>

/** Where the switch and the brand lead: to the other house's own host where it has one. */
export function homesFor({ protocol, host }: Pick<URL, 'protocol' | 'host'>, hosts: Settings['hosts'], locale: Locale): Homes {
  const addressOf = (variant: Variant) => {
    const [own] = hosts[variant]
    const isElsewhere = own !== undefined && !hosts[variant].includes(host)
    return isElsewhere ? `${protocol}//${own}${homeOf(variant, locale)}` : homeOf(variant, locale)
  }
  return { orchestra: addressOf('orchestra'), school: addressOf('school') }
}

export type SocialLink = { network: string; url: string }

const networks = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const

/** spec §1: three networks, other accounts per variant; one without an address is left out. */
export function socialLinksOf(social: Settings['social'][Variant]): SocialLink[] {
  return (Object.keys(networks) as (keyof typeof networks)[]).map((name) => ({ network: networks[name], url: social[name] })).filter(({ url }) => url !== '')
}
