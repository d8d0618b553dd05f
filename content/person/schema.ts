import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  externalId,
  name,
  onlineFields,
  optionalLocalisedRichText,
  optionalLocalisedText,
  optionalReference,
  order,
  references,
  requiredName,
  slugs,
  textLine,
} from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'
import { optionalEmail } from '#contract/common.ts'
import { identifierFields } from '#contract/identifiers.ts'
import { contentAreas } from '#model/areas.ts'

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
      role: optionalLocalisedText(),
      department: optionalLocalisedText(),
      biography: optionalLocalisedRichText(),
      email: optionalEmail(),
      phone: textLine(60),
      image_id: optionalReference(),
      instruments: references(),
      order: order(),
      ...onlineFields(),
      has_page: z.boolean().default(true),
      external_id: externalId(),
      ...identifierFields(),
    }),
    filters: {
      is_instructor: booleanFilter(),
      is_soloist: booleanFilter(),
      is_employee: booleanFilter(),
      is_group: booleanFilter(),
      is_online: booleanFilter(),
      external_id: textFilter(),
    },
  },
} satisfies TypeSchemas
