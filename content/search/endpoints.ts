import { z } from 'zod'
import * as siteAddresses from '#contract/addresses/site.ts'
import { paged, pageQuery, queryText } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** A text in pieces; what was searched for is a hit. */
const highlightedTextSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }))
export type HighlightedText = z.output<typeof highlightedTextSchema>

const searchResultSchema = z.object({
  kind: z.string(),
  id: z.int(),
  url: z.string(),
  title: z.string(),
  /** A line about it: where, who, by whom. */
  note: z.string(),
  /** Of a concert the next date or the last, of an article its day. */
  date: z.string().nullable(),
  is_over: z.boolean(),
  /** Where the words stand; empty when that is the title. */
  excerpt: highlightedTextSchema,
  /** The fields that are shown in German because there is no English. */
  fallback: z.array(z.string()),
})
export type SearchResult = z.output<typeof searchResultSchema>

/** `more`: there are more of the kind than are counted, and than can be turned to. */
const kindCountSchema = z.object({ kind: z.string(), name: z.string(), count: z.int(), more: z.boolean() })
export type KindCount = z.output<typeof kindCountSchema>

const suggestionSchema = searchResultSchema
  .pick({ kind: true, id: true, url: true, title: true, note: true, date: true })
  .extend({ name: z.string() })
export type Suggestion = z.output<typeof suggestionSchema>

/** A time that was searched for and in which there is no date, and the next date after it. */
const noDatesSchema = z.object({ from: z.string(), to: z.string(), next: searchResultSchema.nullable() })
export type NoDates = z.output<typeof noDatesSchema>

/** Whatever is asked for is answered: what is too long is cut, what is no kind finds nothing. */
export const searchSite = endpoint({
  id: 'search',
  tag: 'search',
  summary: 'What the house says of these words: without a kind the first of each kind, with it all, page by page',
  method: 'GET',
  path: '/api/search/',
  access: 'visitor',
  query: z.object({
    q: queryText().default('').catch(''),
    kind: z.string().default('').catch(''),
    page: pageQuery.shape.page.catch(1),
  }),
  status: 200,
  response: paged(searchResultSchema).extend({
    kinds: z.array(kindCountSchema),
    /** The words that were looked for instead, because nothing was found with those given. */
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
  status: 200,
  response: z.array(suggestionSchema),
  errors: [],
})
