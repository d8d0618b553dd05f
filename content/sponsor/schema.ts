import { z } from 'zod'
import {
  dateTime,
  online,
  optionalBothLines,
  optionalReference,
  order,
  requiredBoth,
  webAddress,
} from '#contract/admin/fields.ts'
import { yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'
import { sponsorTiers } from './type.ts'

const tier = z.enum(sponsorTiers)

export default {
  sponsors: {
    areas: ['site'],
    body: z.object({
      name: requiredBoth(),
      text: optionalBothLines(256),
      link: webAddress(),
      image_id: optionalReference(),
      tier: tier.default('partner'),
      order: order(),
      ...online(),
      shown_from: dateTime().nullable().default(null),
      shown_until: dateTime().nullable().default(null),
    }),
    filters: { tier, is_online: yesNo() },
  },
} satisfies TypeSchemas
