import type { NewsArticle } from 'schema-dts'
import { type About, descriptionOf, given, moment, nameOf, pictureOf } from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { BlogEntry } from '../endpoints.ts'

export function newsArticle(entry: BlogEntry, about: About): NewsArticle {
  const house = organisationStub(about, 'orchestra')
  const url = about.origin + entry.url
  return {
    '@type': 'NewsArticle',
    '@id': nameOf(about, 'news', entry.id),
    headline: entry.title,
    ...descriptionOf(entry.intro, entry.body),
    url,
    mainEntityOfPage: url,
    inLanguage: about.locale,
    ...pictureOf(about, entry),
    datePublished: moment(entry.date),
    // What was written before its day has appeared on that day.
    dateModified: moment([entry.date, entry.updated].toSorted().at(-1) ?? entry.date),
    ...given({ articleSection: entry.category?.name }),
    author: house,
    publisher: house,
  }
}
