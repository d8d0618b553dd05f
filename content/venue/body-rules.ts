import { z } from 'zod'
import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'

export default {
  venues: {
    fields: {
      country: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, 'country_form')
        .default(''),
    },
  },
} satisfies TypeBodyRules
