import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { dateTime } from '../admin/resources/fields.ts'
import { idSchema, localeParams, localeSchema, recordIdSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { sectionOwnerTypeSchema } from './sections.ts'
import { versionChangeSchema } from './versions.ts'

export const plannedPublicationSchema = z.object({
  id: z.int(),
  public_from: z.string(),
  /** When the planned snapshot was taken. */
  made_at: z.string(),
  release: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The page has changed since. */
  differs: z.boolean(),
})

export const pagePublicationSchema = z
  .object({
    /** Sent back with `publish`; causes a conflict after another publication or change. */
    version: z.string(),
    /** Visitors see a published state; otherwise the page as it is. */
    is_draft: z.boolean(),
    /** The texts of its records as its editors see them, by name, such as `title.de`. */
    texts: z.record(z.string(), z.string()),
    /** Names of the texts that visitors do not see yet. */
    waiting: z.array(z.string()),
    /** Names of those whose changes wait to be published. */
    collected_by: z.array(z.string()),
    languages: z.array(
      z.object({
        language: localeSchema,
        /** Since when the current state is public; null if never published. */
        public_from: z.string().nullable(),
        by: z.string().nullable(),
        /** The page differs from the public state. */
        differs: z.boolean(),
        /** The differences that visitors would see. */
        changes: z.array(versionChangeSchema),
        planned: z.array(plannedPublicationSchema),
      }),
    ),
    /** Open releases, the next first. */
    releases: z.array(z.object({ id: z.int(), name: z.string(), public_from: z.string() })),
  })
  .meta({ id: 'PagePublication' })
export type PagePublication = z.output<typeof pagePublicationSchema>

export const getPagePublication = endpoint({
  id: 'get_page_publication',
  tag: 'sections',
  summary: 'How the sections of a page stand before visitors in each language',
  ...editorAddresses.getPagePublication,
  access: 'editor',
  params: localeParams,
  query: z.object({ content_type: sectionOwnerTypeSchema, object_id: idSchema }),
  response: pagePublicationSchema,
  errors: ['bad_input', 'not_found'],
})

export const publish = endpoint({
  id: 'publish',
  tag: 'sections',
  summary:
    'Publishes what stands on a page in the named languages, now, at a time or with a release; making the call again changes nothing',
  ...editorAddresses.publish,
  access: 'editor',
  params: localeParams,
  body: z.object({
    content_type: sectionOwnerTypeSchema,
    object_id: recordIdSchema,
    languages: z.array(localeSchema).min(1).max(2),
    version: z.string().max(40).optional(),
    at: dateTime().nullable().default(null),
    /** Publishes at the release's instant and ignores `at`. */
    release: recordIdSchema.nullable().default(null),
  }),
  response: pagePublicationSchema,
  errors: ['bad_input', 'not_found', 'conflict'],
})

export const cancelPublication = endpoint({
  id: 'cancel_publication',
  tag: 'sections',
  summary: 'Takes back what is planned and does not go out within half a minute',
  ...editorAddresses.cancelPublication,
  access: 'editor',
  params: localeParams.extend({ id: idSchema }),
  response: null,
  errors: ['bad_input', 'not_found'],
})

/** More than a form or a text in place sends. */
const MAX_PAGE_TEXTS = 20

export const savePageTexts = endpoint({
  id: 'save_page_texts',
  tag: 'sections',
  summary: 'Changes texts of the records that a page shows, such as its title: public at once, or with its draft',
  ...editorAddresses.savePageTexts,
  access: 'editor',
  params: localeParams,
  body: z.object({
    content_type: sectionOwnerTypeSchema,
    object_id: recordIdSchema,
    /** `title.de` of the page's own record, `heroes/12/headline.de` of another one; `before` as the editor saw it. */
    texts: z
      .array(z.object({ name: z.string().max(100), text: z.string().max(1000), before: z.string().max(1000) }))
      .min(1)
      .max(MAX_PAGE_TEXTS),
  }),
  status: 200,
  response: pagePublicationSchema,
  errors: ['bad_input', 'forbidden', 'conflict'],
})

export const discardDraft = endpoint({
  id: 'discard_draft',
  tag: 'sections',
  summary:
    'Puts the public state back in the named languages; one language alone keeps sections and order. The draft stays among the versions',
  ...editorAddresses.discardDraft,
  access: 'editor',
  params: localeParams,
  body: z.object({
    content_type: sectionOwnerTypeSchema,
    object_id: recordIdSchema,
    languages: z.array(localeSchema).min(1).max(2),
    version: z.string().max(40).optional(),
  }),
  response: pagePublicationSchema,
  errors: ['bad_input', 'not_found', 'conflict'],
})
