import type { EducationalOrganization, MusicGroup, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { locales, type Variant } from '#config'
import { screenUrl } from '#contract/links/urls.ts'
import { socialLinksFor, variantHomes } from '../homes.ts'
import { getMessages } from '../i18n/messages.ts'
import { definedOnly, idReference, type LinkedDataContext, postalAddress, thingId } from './about.server.ts'

const kinds = { orchestra: 'MusicGroup', school: 'EducationalOrganization' } as const

export type Organization = Exclude<MusicGroup | EducationalOrganization, string>

/** Short form: search engines require a name for every mention. */
export function organisationStub(context: LinkedDataContext, variant: Variant): Organization {
  const { brand } = getMessages(context.locale)
  const name = variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra
  return { '@type': kinds[variant], '@id': thingId(context, variant), name, url: variantHomeUrl(context, variant) }
}

/** Full form with all settings, for the variant's home page. */
export function fullOrganisation(context: LinkedDataContext, variant: Variant): Organization {
  const { contact, social } = context.settings ?? {}
  return {
    ...organisationStub(context, variant),
    logo: `${context.idBase}/icon-512.png`,
    ...(contact
      ? {
          ...postalAddress(contact),
          ...definedOnly({ legalName: contact.name, telephone: contact.phone, email: contact.email }),
        }
      : {}),
    ...(social ? { sameAs: socialLinksFor(social[variant]).map(({ url }) => url) } : {}),
    ...(variant === 'school'
      ? { parentOrganization: idReference(context, 'orchestra') }
      : { subOrganization: idReference(context, 'school') }),
  }
}

export function website(context: LinkedDataContext): WebSite {
  const { brand } = getMessages(context.locale)
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${context.idBase}${screenUrl('search', context.locale)}?q={words}` },
    'query-input': 'required name=words',
  }
  return {
    '@type': 'WebSite',
    '@id': thingId(context, 'website'),
    url: context.idBase,
    name: brand.orchestra,
    inLanguage: [...locales],
    publisher: organisationStub(context, 'orchestra'),
    potentialAction: search,
  }
}

function variantHomeUrl({ idBase, settings, locale }: LinkedDataContext, variant: Variant): string {
  const hosts = settings?.hosts ?? { orchestra: [], school: [] }
  const homeUrl = variantHomes({ host: '', hosts, origin: idBase }, locale)[variant]
  return homeUrl.startsWith('/') ? idBase + homeUrl : homeUrl
}
