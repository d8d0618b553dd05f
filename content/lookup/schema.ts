import { z } from 'zod'
import type { ResourceSchema, TypeSchemas } from '#contract/admin/define-schema.ts'
import { nameAndOrder } from '#contract/admin/fields.ts'
import type { Area } from '#contract/areas.ts'

const lookup = (area: Area): ResourceSchema => ({ areas: [area], body: z.object(nameAndOrder()), filters: {} })

export default {
  'event-types': lookup('concerts'),
  subscriptions: lookup('concerts'),
  'parent-groups': lookup('school'),
  'age-groups': lookup('school'),
  'instrument-groups': lookup('school'),
  categories: lookup('press'),
} satisfies TypeSchemas
