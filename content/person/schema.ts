import { z } from 'zod'
import {
  externalId,
  line,
  name,
  online,
  optionalBoth,
  optionalReference,
  optionalRich,
  order,
  references,
  requiredName,
  slugs,
} from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import { contentAreas } from '#contract/areas.ts'
import { optionalEmail } from '#contract/common.ts'
import { identifiers } from '#contract/identifiers.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  people: {
    areas: [...contentAreas],
    body: z.object({
      first_name: name(),
      last_name: requiredName(),
      ...slugs(),
      is_instructor: z.boolean().default(false),
      is_soloist: z.boolean().default(false),
      is_employee: z.boolean().default(false),
      is_group: z.boolean().default(false),
      role: optionalBoth(),
      department: optionalBoth(),
      biography: optionalRich(),
      email: optionalEmail(),
      phone: line(60),
      image_id: optionalReference(),
      instruments: references(),
      order: order(),
      ...online(),
      has_page: z.boolean().default(true),
      external_id: externalId(),
      ...identifiers(),
    }),
    filters: {
      is_instructor: yesNo(),
      is_soloist: yesNo(),
      is_employee: yesNo(),
      is_group: yesNo(),
      is_online: yesNo(),
      external_id: text(),
    },
  },
} satisfies TypeSchemas
