import { z } from 'zod'
import { externalId, reference, requiredBoth, requiredLine, webAddress } from '#contract/admin/fields.ts'
import { ids, text } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

export default {
  works: {
    areas: ['concerts'],
    body: z.object({
      composer_id: reference(),
      title: requiredBoth(),
      movements: z.array(z.string().trim().min(1).max(300)).max(60).default([]),
      minutes: z.int().min(1).max(600).nullable().default(null),
      /** Where a catalogue or an encyclopedia speaks of it. */
      same_as: webAddress(),
      external_id: externalId(),
    }),
    filters: { composer_id: ids(), external_id: text() },
  },
  composers: {
    areas: ['concerts'],
    body: z.object({
      name: requiredLine(),
      sort_name: requiredLine(),
      born: z.int().min(800).max(2100).nullable().default(null),
      died: z.int().min(800).max(2100).nullable().default(null),
      same_as: webAddress(),
    }),
    filters: { name: text() },
  },
} satisfies TypeSchemas
