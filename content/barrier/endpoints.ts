import { z } from 'zod'
import { conformityLevels } from '#contract/admin/settings.ts'
import { fallbackFieldsSchema } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

const accessibilityStatementSchema = z.object({
  /** Null: not stated. */
  conformity: z.enum(conformityLevels).nullable(),
  method: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  tested_on: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  arbitration: z.string(),
  arbitration_link: z.string(),
  barriers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      reason: z.string(),
      alternative: z.string(),
      fallback: fallbackFieldsSchema,
    }),
  ),
  fallback: fallbackFieldsSchema,
})
export type AccessibilityStatement = z.output<typeof accessibilityStatementSchema>

export const getAccessibilityStatement = endpoint({
  id: 'get_accessibility_statement',
  tag: 'lookups',
  summary: 'The accessibility statement of the website',
  method: 'GET',
  path: '/api/accessibility/',
  access: 'visitor',
  response: accessibilityStatementSchema,
  errors: [],
})
