import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  dateTime,
  onlineFields,
  optionalReference,
  order,
  reference,
  requiredLocalisedText,
} from '#contract/admin/fields.ts'
import { booleanFilter, idsFilter } from '#contract/admin/filters.ts'

export default {
  'press-pictures': {
    areas: ['press'],
    body: z.object({
      image_id: reference(),
      caption: requiredLocalisedText(),
      licence: requiredLocalisedText(),
      production_id: optionalReference(),
      person_id: optionalReference(),
      order: order(),
      ...onlineFields(),
      rights_until: dateTime().nullable().default(null),
    }),
    filters: {
      production_id: idsFilter(),
      person_id: idsFilter(),
      is_online: booleanFilter(),
      rights_end: booleanFilter(),
    },
    attention: { rights: { rights_end: 'true' } },
  },
} satisfies TypeSchemas
