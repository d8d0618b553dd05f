import type { Locale, Variant } from '#config'
import type { Settings } from '#contract/admin/settings.ts'
import { type VariantHosts, variantForHost } from '#contract/links/hosts.ts'
import { pageUrl, screenUrl } from '#contract/links/urls.ts'
import type { NavItem } from '#contract/page/pages.ts'
import type { PictureSource } from '#modules/parts/picture-source.ts'

/** spec §1: on a shared host the home of the school is a page of its own. */
const schoolPath: Record<Locale, string> = { de: 'musikschule', en: 'music-school' }

export function homePath(variant: Variant, locale: Locale): string {
  return variant === 'school' ? pageUrl(locale, schoolPath[locale]) : screenUrl('home', locale)
}

export type Homes = Record<Variant, string>

type VariantHomesOptions = { host: string; hosts: VariantHosts; origin: string }

/** Home URLs of the variants: on a variant's own host if it has one, never on the host of the other. */
export function variantHomes({ host, hosts, origin }: VariantHomesOptions, locale: Locale): Homes {
  const currentVariant = variantForHost(host, hosts)
  const addressOf = (variant: Variant) => {
    const [firstHost] = hosts[variant]
    if (currentVariant === variant || (currentVariant === null && firstHost === undefined))
      return homePath(variant, locale)
    return (firstHost === undefined ? origin : `${new URL(origin).protocol}//${firstHost}`) + homePath(variant, locale)
  }
  return { orchestra: addressOf('orchestra'), school: addressOf('school') }
}

/** Links to the orchestra's home, or to the concerts on it, lead to the variant that has them. */
export function toVariantHome(to: string, { homes, locale }: { homes: Homes; locale: Locale }): string {
  const homeUrl = screenUrl('home', locale)
  const isHome = to === homeUrl || to.startsWith(`${homeUrl}#`) || to.startsWith(`${homeUrl}?`)
  return isHome ? homes.orchestra + to.slice(homeUrl.length) : to
}

type SocialLink = { network: string; url: string }

const networks = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const

/** spec §1: three networks, other accounts per variant; empty ones are left out. */
export function socialLinksFor(social: Settings['social'][Variant]): SocialLink[] {
  return (Object.keys(networks) as (keyof typeof networks)[])
    .map((name) => ({ network: networks[name], url: social[name] }))
    .filter(({ url }) => url !== '')
}

type Menus = { main_menu: NavItem[]; footer: NavItem[]; secondary_menu: NavItem[]; primary: NavItem | null }

/** A logo, or a name without one; `link` is empty without a website. */
export type FrameSponsor = { id: number; name: string; link: string; image: PictureSource | null }

/** The variant, menus and settings around a page. */
export type FrameData = {
  variant: Variant
  menus: Menus
  homes: Homes
  social: SocialLink[]
  sponsors: FrameSponsor[]
  contact: Settings['contact'] | null
  consentServices: string[]
  tagManagerId: string
  /** The page's URL as it stands on paper, without the scheme; absent without a page. */
  printedUrl?: string
  /** The list that a record's page belongs to, where its own URL does not say so. */
  listUrl?: string
  /** Null if no loader knew the time. */
  year: number | null
}
