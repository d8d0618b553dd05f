import { z } from 'zod'
import {
  externalId,
  name,
  reference,
  requiredBoth,
  requiredLine,
  requiredName,
  webAddress,
} from '#contract/admin/fields.ts'
import { ids, text } from '#contract/admin/filters.ts'
import { identifiers } from '#contract/identifiers.ts'
import type { TypeSchemas } from '../define-schema.ts'

export const SPELLINGS_MAX = 30

export default {
  works: {
    areas: ['concerts'],
    body: z.object({
      composer_id: reference(),
      title: requiredBoth(),
      movements: z.array(requiredLine()).max(60).default([]),
      minutes: z.int().min(1).max(600).nullable().default(null),
      /** Where a catalogue or an encyclopedia speaks of it. */
      same_as: webAddress(),
      ...identifiers(),
      external_id: externalId(),
    }),
    filters: { composer_id: ids(), external_id: text() },
  },
  composers: {
    areas: ['concerts'],
    body: z.object({
      name: requiredName(),
      sort_name: requiredName(),
      /** Empty where they are the same in English: a name is not translated, so no English is missing. */
      name_en: name(),
      sort_name_en: name(),
      /** Other ways to write it, a last name or the whole, by which it is found. */
      spellings: z.array(requiredName()).max(SPELLINGS_MAX).default([]),
      born: z.int().min(800).max(2100).nullable().default(null),
      died: z.int().min(800).max(2100).nullable().default(null),
      same_as: webAddress(),
      ...identifiers(),
    }),
    filters: { name: text() },
  },
} satisfies TypeSchemas
