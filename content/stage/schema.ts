import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  onlineFields,
  optionalBothLines,
  optionalLink,
  optionalLocalisedText,
  optionalReference,
  order,
  requiredLocalisedText,
} from '#contract/admin/fields.ts'
import { booleanFilter } from '#contract/admin/filters.ts'
import { variantSchema } from '#contract/common.ts'

const stage = {
  variant: variantSchema,
  preline: optionalLocalisedText(),
  headline: requiredLocalisedText(),
  subline: optionalLocalisedText(),
  text: optionalBothLines(256),
  link: optionalLink(),
  link_text: optionalLocalisedText(),
  image_id: optionalReference(),
  order: order(),
  ...onlineFields(),
}

const stageFilters = { variant: variantSchema, is_online: booleanFilter() }

export default {
  heroes: {
    areas: ['site'],
    body: z.object(stage),
    filters: stageFilters,
  },
  teasers: {
    areas: ['site'],
    body: z.object(stage),
    filters: stageFilters,
  },
} satisfies TypeSchemas
