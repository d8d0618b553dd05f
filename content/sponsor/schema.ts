import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  dateTime,
  onlineFields,
  optionalBothLines,
  optionalReference,
  order,
  requiredLocalisedText,
  webAddress,
} from '#contract/admin/fields.ts'
import { booleanFilter } from '#contract/admin/filters.ts'
import { sponsorTiers } from './type.ts'

const tier = z.enum(sponsorTiers)

export default {
  sponsors: {
    areas: ['site'],
    body: z.object({
      name: requiredLocalisedText(),
      text: optionalBothLines(256),
      link: webAddress(),
      image_id: optionalReference(),
      tier: tier.default('partner'),
      order: order(),
      ...onlineFields(),
      shown_from: dateTime().nullable().default(null),
      shown_until: dateTime().nullable().default(null),
    }),
    filters: { tier, is_online: booleanFilter() },
  },
} satisfies TypeSchemas
