import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  externalId,
  name,
  reference,
  requiredLocalisedText,
  requiredName,
  requiredTextLine,
  webAddress,
} from '#contract/admin/fields.ts'
import { idsFilter, textFilter } from '#contract/admin/filters.ts'
import { identifierFields } from '#contract/identifiers.ts'

export const MAX_SPELLINGS = 30

export default {
  works: {
    areas: ['concerts'],
    body: z.object({
      composer_id: reference(),
      title: requiredLocalisedText(),
      movements: z.array(requiredTextLine()).max(60).default([]),
      minutes: z.int().min(1).max(600).nullable().default(null),
      /** URL in a catalogue or an encyclopedia. */
      same_as: webAddress(),
      ...identifierFields(),
      external_id: externalId(),
    }),
    filters: { composer_id: idsFilter(), external_id: textFilter() },
  },
  composers: {
    areas: ['concerts'],
    body: z.object({
      name: requiredName(),
      sort_name: requiredName(),
      /** Empty: the same in English. Names are not translated, so no English is missing. */
      name_en: name(),
      sort_name_en: name(),
      /** Other spellings for the search, of the last name or the whole. */
      spellings: z.array(requiredName()).max(MAX_SPELLINGS).default([]),
      born: z.int().min(800).max(2100).nullable().default(null),
      died: z.int().min(800).max(2100).nullable().default(null),
      same_as: webAddress(),
      ...identifierFields(),
    }),
    filters: { name: textFilter() },
  },
} satisfies TypeSchemas
