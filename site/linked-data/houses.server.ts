import type { EducationalOrganization, MusicGroup, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { locales, type Variant } from '#config'
import { urlOf } from '#contract/urls.ts'
import { homesFor, socialLinksOf } from '../homes.ts'
import { messagesIn } from '../i18n/messages.ts'
import { type About, addressOf, given, nameOf, reference } from './about.server.ts'

const kinds = { orchestra: 'MusicGroup', school: 'EducationalOrganization' } as const

export type Organization = Exclude<MusicGroup | EducationalOrganization, string>

/** A house as far as what it does needs it: search engines ask for a name wherever one stands. */
export function houseOf(about: About, variant: Variant): Organization {
  const { brand } = messagesIn(about.locale)
  const name = variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra
  return { '@type': kinds[variant], '@id': nameOf(about, variant), name, url: homeUrl(about, variant) }
}

/** A house with all that the settings say of it, for its home page. */
export function wholeHouse(about: About, variant: Variant): Organization {
  const { contact, social } = about.settings ?? {}
  return {
    ...houseOf(about, variant),
    logo: `${about.house}/icon-512.png`,
    ...(contact ? { ...addressOf(contact), ...given({ legalName: contact.name, telephone: contact.phone, email: contact.email }) } : {}),
    ...(social ? { sameAs: socialLinksOf(social[variant]).map(({ url }) => url) } : {}),
    ...(variant === 'school' ? { parentOrganization: reference(about, 'orchestra') } : { subOrganization: reference(about, 'school') }),
  }
}

export function website(about: About): WebSite {
  const { brand } = messagesIn(about.locale)
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${about.house}${urlOf('search', about.locale)}?q={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': nameOf(about, 'website'),
    url: about.house,
    name: brand.orchestra,
    inLanguage: [...locales],
    publisher: houseOf(about, 'orchestra'),
    potentialAction: search,
  }
}

function homeUrl({ house, settings, locale }: About, variant: Variant): string {
  const hosts = settings?.hosts ?? { orchestra: [], school: [] }
  const home = homesFor({ host: '', hosts, origin: house }, locale)[variant]
  return home.startsWith('/') ? house + home : home
}
