import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  localisedLinks,
  onlineFields,
  optionalBothLines,
  optionalLocalisedText,
  optionalReference,
  requiredLocalisedText,
  slugs,
  textLine,
} from '#contract/admin/fields.ts'
import { booleanFilter, idsFilter } from '#contract/admin/filters.ts'
import { variantSchema } from '#contract/common.ts'
import { singletonScreens } from '#model/types.ts'

export const pageTypes = ['page', ...singletonScreens, 'link'] as const

/** Editions for whom ordinary German or English is hard to read. */
export const pageEditions = ['easy', 'signed'] as const

export default {
  pages: {
    areas: ['site'],
    body: z.object({
      parent_id: optionalReference(),
      content_type: z.enum(pageTypes).default('page'),
      variant: variantSchema.nullable().default(null),
      ...slugs(),
      link: localisedLinks(),
      title: requiredLocalisedText(),
      headline: optionalLocalisedText(),
      edition_of_id: optionalReference(),
      edition: z.enum(pageEditions).nullable().default(null),
      ...onlineFields(),
      is_clickable: z.boolean().default(true),
      in_menu: z.boolean().default(false),
      in_footer: z.boolean().default(false),
      in_secondary: z.boolean().default(false),
      /** Default: the last of its siblings. */
      order: z.int().min(0).max(1_000_000).optional(),
      meta_title: optionalLocalisedText(),
      meta_description: optionalBothLines(500),
      og_title: optionalLocalisedText(),
      og_description: optionalBothLines(500),
      og_image_id: optionalReference(),
      og_type: textLine(40),
    }),
    filters: {
      parent_id: idsFilter(),
      is_online: booleanFilter(),
      in_menu: booleanFilter(),
      in_footer: booleanFilter(),
      content_type: z.enum(pageTypes),
      hidden: booleanFilter(),
      forgotten: booleanFilter(),
    },
    attention: { hidden: { hidden: 'true' }, forgotten: { forgotten: 'true' } },
    answers: { path_de: z.string().nullable(), path_en: z.string().nullable() },
  },
} satisfies TypeSchemas
