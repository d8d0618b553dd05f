import { z } from 'zod'
import { bodyShapeOf } from '#contract/admin/resources/body-of.ts'
import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'
import redirect from './fields.ts'

const rules = {
  redirects: {
    fields: {
      old_path: z
        .string()
        .trim()
        .regex(/^\/[^/\\\s][^\\\p{Cc}]{0,998}$/u, 'old_path_form')
        .regex(/^[^?#]*$/, 'redirect_query'),
      new_path: z
        .string()
        .trim()
        .regex(/^(\/(?!\/)\S{0,999}|https?:\/\/\S{1,990})$/, 'new_path_form'),
    },
  },
} satisfies TypeBodyRules

export const redirectBody = z.object(bodyShapeOf(redirect.fields, rules.redirects))

export default rules
