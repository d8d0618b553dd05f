import { z } from 'zod'
import { externalId, line, online, optionalReference, optionalRich, requiredLine, slugs, webAddress } from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  venues: {
    body: z.object({
      name: requiredLine(),
      ...slugs(),
      street: line(),
      postcode: line(20),
      city: line(),
      country: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, 'country_form')
        .default(''),
      google_maps: webAddress(),
      description: optionalRich(),
      access: optionalRich(),
      image_id: optionalReference(),
      is_online: online(),
      external_id: externalId(),
    }),
    filters: { city: text(), is_online: yesNo(), external_id: text() },
  },
} satisfies TypeSchemas
