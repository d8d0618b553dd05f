import type { NewsArticle } from 'schema-dts'
import {
  definedOnly,
  firstDescription,
  imageObject,
  type LinkedDataContext,
  localMoment,
  thingId,
} from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { BlogEntry } from '../endpoints.ts'

export function articleLinkedData(entry: BlogEntry, context: LinkedDataContext): NewsArticle {
  const publisher = organisationStub(context, 'orchestra')
  const url = context.origin + entry.url
  return {
    '@type': 'NewsArticle',
    '@id': thingId(context, 'news', entry.id),
    headline: entry.title,
    ...firstDescription(entry.intro, entry.body),
    url,
    mainEntityOfPage: url,
    inLanguage: context.locale,
    ...imageObject(context, entry),
    datePublished: localMoment(entry.date),
    // An article written in advance counts as updated on the day it appeared.
    dateModified: localMoment([entry.date, entry.updated].toSorted().at(-1) ?? entry.date),
    ...definedOnly({ articleSection: entry.category?.name }),
    author: publisher,
    publisher,
  }
}
