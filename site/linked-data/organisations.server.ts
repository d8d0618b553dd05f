import type { EducationalOrganization, MusicGroup, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { locales, type Variant } from '#config'
import { screenUrl } from '#contract/links/urls.ts'
import { socialLinksFor, variantHomes } from '../homes.ts'
import { getMessages } from '../i18n/messages.ts'
import { definedOnly, idReference, type LinkedDataContext, postalAddress, thingId } from './about.server.ts'

const kinds = { orchestra: 'MusicGroup', school: 'EducationalOrganization' } as const

export type Organization = Exclude<MusicGroup | EducationalOrganization, string>

/** Short form: search engines require a name for every mention. */
export function organisationStub(about: LinkedDataContext, variant: Variant): Organization {
  const { brand } = getMessages(about.locale)
  const name = variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra
  return { '@type': kinds[variant], '@id': thingId(about, variant), name, url: variantHomeUrl(about, variant) }
}

/** Full form with all settings, for the variant's home page. */
export function fullOrganisation(about: LinkedDataContext, variant: Variant): Organization {
  const { contact, social } = about.settings ?? {}
  return {
    ...organisationStub(about, variant),
    logo: `${about.idBase}/icon-512.png`,
    ...(contact
      ? {
          ...postalAddress(contact),
          ...definedOnly({ legalName: contact.name, telephone: contact.phone, email: contact.email }),
        }
      : {}),
    ...(social ? { sameAs: socialLinksFor(social[variant]).map(({ url }) => url) } : {}),
    ...(variant === 'school'
      ? { parentOrganization: idReference(about, 'orchestra') }
      : { subOrganization: idReference(about, 'school') }),
  }
}

export function website(about: LinkedDataContext): WebSite {
  const { brand } = getMessages(about.locale)
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${about.idBase}${screenUrl('search', about.locale)}?q={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': thingId(about, 'website'),
    url: about.idBase,
    name: brand.orchestra,
    inLanguage: [...locales],
    publisher: organisationStub(about, 'orchestra'),
    potentialAction: search,
  }
}

function variantHomeUrl({ idBase, settings, locale }: LinkedDataContext, variant: Variant): string {
  const hosts = settings?.hosts ?? { orchestra: [], school: [] }
  const home = variantHomes({ host: '', hosts, origin: idBase }, locale)[variant]
  return home.startsWith('/') ? idBase + home : home
}
