import { z } from 'zod'
import { nameAndOrder } from '#contract/admin/fields.ts'
import type { Area } from '#contract/areas.ts'
import type { ResourceSchema, TypeSchemas } from '../define-schema.ts'

const lookup = (area: Area): ResourceSchema => ({ areas: [area], body: z.object(nameAndOrder()), filters: {} })

export default {
  'event-types': lookup('concerts'),
  subscriptions: lookup('concerts'),
  'parent-groups': lookup('school'),
  'age-groups': lookup('school'),
  'instrument-groups': lookup('school'),
  categories: lookup('press'),
} satisfies TypeSchemas
