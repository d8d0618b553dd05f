import { z } from 'zod'
import type { Locale } from '#config'
import { containerTypes, singleScreens } from '#content/types.ts'
import { bothSchema, fallbackSchema, localeSchema, optionalQuery, thumbsSchema, variantSchema } from './common.ts'
import { endpoint } from './endpoint.ts'
import { sectionSchema } from './sections.ts'

export const localeParams = z.object({ locale: localeSchema })
const pathParams = localeParams.extend({ path: z.string().max(1000) })

/** `page` is a generic page; the others are the screens of the URL table and carry the id of their record. */
export const contentTypeOfPage = z.enum([...containerTypes, ...singleScreens])

/** spec §3, Page. */
export const pageSchema = z.object({
  id: z.int(),
  urls: bothSchema,
  content_type: contentTypeOfPage,
  /** What sections attach to: `page` and the page's id, or the record's own type and id. */
  container: z.object({ content_type: z.string(), object_id: z.int() }),
  variant: variantSchema,
  title: z.string(),
  headline: z.string(),
  is_online: z.boolean(),
  is_clickable: z.boolean(),
  in_menu: z.boolean(),
  in_footer: z.boolean(),
  meta_title: z.string(),
  meta_description: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_image: z.string().nullable(),
  og_image_thumbs: thumbsSchema.nullable(),
  og_type: z.string(),
  modules: z.array(sectionSchema),
  /** The record's place in the back office; only for editors. */
  settings_url: z.string().nullable(),
  breadcrumbs: z.array(z.object({ title: z.string(), url: z.string() })),
  fallback: fallbackSchema,
})
export type Page = z.output<typeof pageSchema>

export const getPage = endpoint({
  id: 'getPage',
  tag: 'pages',
  summary: 'What a public path shows: head, state and sections; offline pages only for editors',
  method: 'GET',
  path: '/{locale}/pageeditor-api/page/{path}',
  access: 'visitor',
  params: pathParams,
  status: 200,
  response: pageSchema,
  errors: ['not_found'],
})

export const getRedirect = endpoint({
  id: 'getRedirect',
  tag: 'pages',
  summary: 'Where a path that was not found has moved',
  method: 'GET',
  path: '/{locale}/pageeditor-api/redirect/{path}',
  access: 'visitor',
  params: pathParams,
  status: 200,
  response: z.object({ new_path: z.string() }),
  errors: ['not_found'],
})

export type NavItem = { title: string; url: string; clickable: boolean; lang?: Locale | undefined; children: NavItem[] }
export const navItemSchema: z.ZodType<NavItem> = z
  .lazy(() => z.object({ title: z.string(), url: z.string(), clickable: z.boolean(), lang: localeSchema.optional(), children: z.array(navItemSchema) }))
  .meta({ id: 'NavItem' })

export const getNav = endpoint({
  id: 'getNav',
  tag: 'pages',
  summary: 'The menus of a variant',
  method: 'GET',
  path: '/{locale}/pageeditor-api/nav',
  access: 'visitor',
  params: localeParams,
  query: z.object({ variant: optionalQuery(variantSchema) }),
  status: 200,
  response: z.object({ main_menu: z.array(navItemSchema), footer: z.array(navItemSchema), secondary_menu: z.array(navItemSchema) }),
  errors: ['bad_input'],
})
