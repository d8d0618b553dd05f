import { z } from 'zod'
import { dateTime, online, optionalReference, order, reference, requiredBoth } from '#contract/admin/fields.ts'
import { ids, yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  'press-pictures': {
    areas: ['press'],
    body: z.object({
      image_id: reference(),
      caption: requiredBoth(),
      licence: requiredBoth(),
      production_id: optionalReference(),
      person_id: optionalReference(),
      order: order(),
      ...online(),
      rights_until: dateTime().nullable().default(null),
    }),
    filters: { production_id: ids(), person_id: ids(), is_online: yesNo(), rights_end: yesNo() },
    attention: { rights: { rights_end: 'true' } },
  },
} satisfies TypeSchemas
