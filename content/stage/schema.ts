import { z } from 'zod'
import {
  online,
  optionalBoth,
  optionalBothLines,
  optionalLink,
  optionalReference,
  order,
  requiredBoth,
} from '#contract/admin/fields.ts'
import { yesNo } from '#contract/admin/filters.ts'
import { variantSchema } from '#contract/common.ts'
import type { TypeSchemas } from '../define-schema.ts'

const stage = {
  variant: variantSchema,
  preline: optionalBoth(),
  headline: requiredBoth(),
  subline: optionalBoth(),
  text: optionalBothLines(256),
  link: optionalLink(),
  link_text: optionalBoth(),
  image_id: optionalReference(),
  order: order(),
  ...online(),
}

const stageFilters = { variant: variantSchema, is_online: yesNo() }

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
