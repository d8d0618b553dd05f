import { z } from 'zod'
import { named, requiredLine } from '#contract/admin/fields.ts'
import { text } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  colors: {
    areas: ['concerts', 'site'],
    body: z.object({ ...named(), key: requiredLine(60), value: z.string().regex(/^#[0-9a-f]{6}$/i, 'color_form') }),
    filters: { key: text() },
  },
} satisfies TypeSchemas
