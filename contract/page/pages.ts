import { z } from 'zod'
import type { Locale } from '#config'
import { pageEditions } from '#model/page-editions.ts'
import { sectionOwnerTypes, singletonScreens } from '#model/types.ts'
import * as adminAddresses from '../addresses/admin.ts'
import * as editorAddresses from '../addresses/editor.ts'
import { optionalLocalisedText, optionalReference, requiredLocalisedText, slugs } from '../admin/resources/fields.ts'
import { recordSchemaFor } from '../admin/resources/records.ts'
import {
  fallbackFieldsSchema,
  localeParams,
  localeSchema,
  localisedSchema,
  optionalQuery,
  pathParams,
  thumbsSchema,
  variantSchema,
} from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionSchema } from './sections.ts'

/** `page` is a generic page; the others are the screens of the URL table and carry the id of their record. */
export const pageContentTypeSchema = z.enum([...sectionOwnerTypes, ...singletonScreens])

/** Everyday language, Easy Read or sign language. */
export const pageEditionSchema = z.enum(['everyday', ...pageEditions])
export type PageEdition = z.output<typeof pageEditionSchema>

/** spec §3, Page. */
export const pageSchema = z.object({
  id: z.int(),
  urls: localisedSchema,
  content_type: pageContentTypeSchema,
  /** The owner of its sections: `page` and the page's id, or the record's own type and id. */
  container: z.object({ content_type: z.string(), object_id: z.int() }),
  variant: variantSchema,
  title: z.string(),
  headline: z.string(),
  is_online: z.boolean(),
  /** If it will go online by itself: when, ISO 8601. */
  online_from: z.string().nullable(),
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
  /** Path of the record in the back office; only for editors. */
  settings_url: z.string().nullable(),
  edition: pageEditionSchema,
  /** Editions of the same page that this viewer can see. */
  editions: z.array(z.object({ edition: pageEditionSchema, url: z.string() })),
  breadcrumbs: z.array(z.object({ title: z.string(), url: z.string() })),
  fallback: fallbackFieldsSchema,
  /**
   * By name. For editors all texts that are typed on the page, as in its draft; for visitors those of a planned state
   * that are not stored yet.
   */
  texts: z.record(z.string(), z.string()).optional(),
  /** Only in a preview: its end, ISO 8601. */
  preview_until: z.string().optional(),
})
export type Page = z.output<typeof pageSchema>

export const getPage = endpoint({
  id: 'get_page',
  tag: 'pages',
  summary: 'What a public path shows: head, state and sections; offline pages only for editors',
  ...editorAddresses.getPage,
  access: 'visitor',
  params: pathParams,
  response: pageSchema,
  errors: ['not_found'],
})

export const getRedirect = endpoint({
  id: 'get_redirect',
  tag: 'pages',
  summary: 'Where a path that was not found has moved',
  method: 'GET',
  path: '/{locale}/pageeditor-api/redirect/{path}',
  access: 'visitor',
  params: pathParams,
  response: z.object({ new_path: z.string() }),
  errors: ['not_found'],
})

export type NavItem = { title: string; url: string; clickable: boolean; lang?: Locale | undefined; children: NavItem[] }
export const navItemSchema: z.ZodType<NavItem> = z
  .lazy(() =>
    z.object({
      title: z.string(),
      url: z.string(),
      clickable: z.boolean(),
      lang: localeSchema.optional(),
      children: z.array(navItemSchema),
    }),
  )
  .meta({ id: 'NavItem' })

export const getNav = endpoint({
  id: 'get_nav',
  tag: 'pages',
  summary: 'The menus of a variant',
  method: 'GET',
  path: '/{locale}/pageeditor-api/nav',
  access: 'visitor',
  params: localeParams,
  query: z.object({ variant: optionalQuery(variantSchema) }),
  response: z.object({
    main_menu: z.array(navItemSchema),
    footer: z.array(navItemSchema),
    secondary_menu: z.array(navItemSchema),
    /** The page of the variant's tickets or courses, if there is one. */
    primary: navItemSchema.nullable(),
  }),
  errors: ['bad_input'],
})

export const arrangePages = endpoint({
  id: 'admin_arrange_pages',
  tag: 'admin: pages',
  summary: 'Moves pages in the tree, in one transaction',
  ...adminAddresses.arrangePages,
  access: 'editor',
  body: z.object({
    moves: z
      .array(
        z.object({
          id: z.int().positive(),
          parent_id: z.int().positive().nullable(),
          order: z.int().min(0).max(1_000_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  response: z.array(recordSchemaFor('pages')),
  errors: ['bad_input', 'not_found', 'forbidden'],
})

/** Summary of a new page. */
export const MAX_SUMMARY_CHARACTERS = 256

const pagePatternSchema = z
  .object({
    id: z.string(),
    name: localisedSchema,
    about: localisedSchema,
    /** For a thumbnail: the columns of each section with their module kinds. */
    sections: z.array(z.object({ columns: z.array(z.object({ span: z.int(), kinds: z.array(z.string()) })) })),
  })
  .meta({ id: 'PagePattern' })
export type PagePattern = z.output<typeof pagePatternSchema>

export const listPagePatterns = endpoint({
  id: 'admin_page_patterns',
  tag: 'admin: pages',
  summary: 'What a new page can begin as',
  ...adminAddresses.listPagePatterns,
  access: 'editor',
  response: z.array(pagePatternSchema),
  errors: [],
})

const newPageSchema = z.object({
  pattern: z.string().max(40),
  title: requiredLocalisedText(),
  /** Becomes the meta description and the text of a large opening. */
  summary: optionalLocalisedText(MAX_SUMMARY_CHARACTERS),
  parent_id: optionalReference(),
  ...slugs(),
})
export type NewPage = z.output<typeof newPageSchema>

export const createPageFromPattern = endpoint({
  id: 'admin_create_page_from_pattern',
  tag: 'admin: pages',
  summary: 'An offline page with the sections of a pattern',
  ...adminAddresses.createPageFromPattern,
  access: 'editor',
  body: newPageSchema,
  status: 201,
  response: recordSchemaFor('pages'),
  errors: ['bad_input', 'forbidden'],
})

export const getPreview = endpoint({
  id: 'get_preview',
  tag: 'pages',
  summary:
    'The page that a link to a preview shows, as visitors will see it; not found where the link is unknown, over or revoked',
  method: 'GET',
  path: '/{locale}/pageeditor-api/preview/{token}',
  access: 'visitor',
  params: localeParams.extend({ token: z.string().max(200) }),
  response: pageSchema,
  errors: ['not_found', 'too_many_requests'],
})
