import { z } from 'zod'
import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'
import { order } from '#contract/admin/resources/fields.ts'
import { pageTypes } from './states.ts'

const pageType = z.enum(pageTypes)
const path = z.string().nullable()

export default {
  pages: {
    fields: {
      content_type: pageType.default('page'),
      /** Default: the last of its siblings. */
      order: order().unwrap().optional(),
      path_de: path,
      path_en: path,
    },
    filters: { content_type: pageType },
  },
} satisfies TypeBodyRules
