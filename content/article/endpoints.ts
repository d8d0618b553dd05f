import { z } from 'zod'
import { locales } from '#config'
import * as siteAddresses from '#contract/addresses/site.ts'
import {
  idNameSchema,
  idSchema,
  imageShape,
  localisedSchema,
  optionalQuery,
  paged,
  pageQuery,
  recordForVisitors,
} from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { pageUrl } from '#contract/links/urls.ts'
import { publicShapeOf } from '#contract/public-shape-of.ts'
import article from './fields.ts'
import { type FeedFormat, feedFormats, feedPath } from './type.ts'

const blogEntrySchema = z.object({
  id: z.int(),
  url: z.string(),
  slug: localisedSchema,
  ...publicShapeOf(article.fields),
  /** Last saved. */
  updated: z.string(),
  category: idNameSchema.nullable(),
  ...imageShape,
  is_online: z.boolean(),
})
export type BlogEntry = z.output<typeof blogEntrySchema>

export const listBlogEntries = endpoint({
  id: 'list_blog_entries',
  tag: 'news',
  summary: 'News articles, newest first',
  ...siteAddresses.listBlogEntries,
  access: 'visitor',
  query: pageQuery.extend({ slug: optionalQuery(z.string().max(200)), category: optionalQuery(idSchema) }),
  response: paged(blogEntrySchema),
  errors: ['bad_input', 'not_found'],
})

export const listBlogHomeEntries = endpoint({
  id: 'list_blog_home_entries',
  tag: 'news',
  summary: 'The newest articles marked for the home page, at most six',
  method: 'GET',
  path: '/api/blog-home-entries/',
  access: 'visitor',
  response: z.array(blogEntrySchema),
  errors: [],
})

export const getBlogEntry = endpoint({
  ...recordForVisitors,
  id: 'get_blog_entry',
  tag: 'news',
  summary: 'One article',
  path: '/api/blog-entries/{id}/',
  response: blogEntrySchema,
})

/** https://www.jsonfeed.org/version/1.1/ */
const jsonFeedSchema = z.object({
  version: z.string(),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  language: z.string(),
  authors: z.array(z.object({ name: z.string() })),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      summary: z.string().optional(),
      content_html: z.string(),
      date_published: z.string(),
      date_modified: z.string(),
      tags: z.array(z.string()).optional(),
    }),
  ),
})

/** For feed readers: the newest articles in full, all or of one category. */
export const newsFeeds = locales.flatMap((locale) =>
  (Object.keys(feedFormats) as FeedFormat[]).map((format) => ({
    format,
    endpoint: endpoint({
      id: `get_news_feed_${format}_${locale}`,
      tag: 'news',
      summary: `The newest articles with their whole text, as a feed (${format}, ${locale})`,
      method: 'GET',
      path: `${pageUrl(locale, feedPath[locale])}.${format}`,
      access: 'visitor',
      query: z.object({ category: optionalQuery(idSchema) }),
      media: `${feedFormats[format]}; charset=utf-8`,
      response: z.string(),
      ...(format === 'json' ? { forms: { [`${feedFormats.json}; charset=utf-8`]: jsonFeedSchema } } : {}),
      errors: ['bad_input', 'not_found'],
    }),
  })),
)
