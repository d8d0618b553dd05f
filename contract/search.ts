import { z } from 'zod'
import * as siteAddresses from './addresses/site.ts'
import { paged, pageQuery, queryText } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A text in pieces; `hit` marks matches. */
const highlightedTextSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }))

const searchResultSchema = z.object({
  kind: z.string(),
  id: z.int(),
  url: z.string(),
  title: z.string(),
  /** Context: place or people. */
  note: z.string(),
  /** Next or last date of a production, day of an article. */
  date: z.string().nullable(),
  is_over: z.boolean(),
  /** Text around the match; empty if the title matches. */
  excerpt: highlightedTextSchema,
  /** Fields shown in German because the English is missing. */
  fallback: z.array(z.string()),
})
export type SearchResult = z.output<typeof searchResultSchema>

/** `more`: counting stopped at the limit, and so does paging. */
const kindCountSchema = z.object({ kind: z.string(), name: z.string(), count: z.int(), more: z.boolean() })
export type KindCount = z.output<typeof kindCountSchema>

const suggestionSchema = searchResultSchema
  .pick({ kind: true, id: true, url: true, title: true, note: true, date: true })
  .extend({ name: z.string() })
export type Suggestion = z.output<typeof suggestionSchema>

/** The searched period without dates, and the next date after it. */
const noDatesSchema = z.object({ from: z.string(), to: z.string(), next: searchResultSchema.nullable() })
export type NoDates = z.output<typeof noDatesSchema>

/** Lenient: long queries are cut, an unknown kind finds nothing. */
export const searchSite = endpoint({
  id: 'search',
  tag: 'search',
  summary: 'Search results: without a kind the first of each kind, with it all, page by page',
  method: 'GET',
  path: '/api/search/',
  access: 'visitor',
  query: z.object({
    q: queryText().default('').catch(''),
    kind: z.string().default('').catch(''),
    page: pageQuery.shape.page.catch(1),
  }),
  response: paged(searchResultSchema).extend({
    kinds: z.array(kindCountSchema),
    /** The corrected query, used because the original one found nothing. */
    instead: z.string().nullable(),
    no_dates: noDatesSchema.nullable().optional(),
  }),
  errors: [],
})

export const suggest = endpoint({
  id: 'suggest',
  tag: 'search',
  summary: 'What one may mean who is still typing',
  ...siteAddresses.suggest,
  access: 'visitor',
  query: z.object({ q: queryText().default('').catch('') }),
  response: z.array(suggestionSchema),
  errors: [],
})
