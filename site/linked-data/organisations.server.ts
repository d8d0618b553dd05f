import type { EducationalOrganization, MusicGroup, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { locales, type Variant } from '#config'
import { urlOf } from '#contract/urls.ts'
import { homesFor, socialLinksOf } from '../homes.ts'
import { messagesIn } from '../i18n/messages.ts'
import { type About, addressOf, given, nameOf, reference } from './about.server.ts'

const kinds = { orchestra: 'MusicGroup', school: 'EducationalOrganization' } as const

export type Organization = Exclude<MusicGroup | EducationalOrganization, string>

/** The orchestra or the school in short: search engines ask for a name wherever one is mentioned. */
export function organisationStub(about: About, variant: Variant): Organization {
  const { brand } = messagesIn(about.locale)
  const name = variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra
  return { '@type': kinds[variant], '@id': nameOf(about, variant), name, url: variantHomeUrl(about, variant) }
}

/** The orchestra or the school with everything the settings say of it, for its home page. */
export function fullOrganisation(about: About, variant: Variant): Organization {
  const { contact, social } = about.settings ?? {}
  return {
    ...organisationStub(about, variant),
    logo: `${about.idBase}/icon-512.png`,
    ...(contact
      ? { ...addressOf(contact), ...given({ legalName: contact.name, telephone: contact.phone, email: contact.email }) }
      : {}),
    ...(social ? { sameAs: socialLinksOf(social[variant]).map(({ url }) => url) } : {}),
    ...(variant === 'school'
      ? { parentOrganization: reference(about, 'orchestra') }
      : { subOrganization: reference(about, 'school') }),
  }
}

export function website(about: About): WebSite {
  const { brand } = messagesIn(about.locale)
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${about.idBase}${urlOf('search', about.locale)}?q={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': nameOf(about, 'website'),
    url: about.idBase,
    name: brand.orchestra,
    inLanguage: [...locales],
    publisher: organisationStub(about, 'orchestra'),
    potentialAction: search,
  }
}

function variantHomeUrl({ idBase, settings, locale }: About, variant: Variant): string {
  const hosts = settings?.hosts ?? { orchestra: [], school: [] }
  const home = homesFor({ host: '', hosts, origin: idBase }, locale)[variant]
  return home.startsWith('/') ? idBase + home : home
}
