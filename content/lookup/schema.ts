import { z } from 'zod'
import { named } from '#contract/admin/fields.ts'
import type { TypeSchemas } from '../define-schema.ts'

const lookup = { body: z.object(named()), filters: {} }

export default {
  'event-types': lookup,
  subscriptions: lookup,
  'parent-groups': lookup,
  'age-groups': lookup,
  'instrument-groups': lookup,
  categories: lookup,
} satisfies TypeSchemas
