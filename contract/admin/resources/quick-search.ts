import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { queryText } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { namedRecordSchema } from './named-record.ts'

export const MAX_QUICK_SEARCH_CHARACTERS = 200

const quickSearchGroupSchema = z.object({
  resource: z.string(),
  records: z.array(namedRecordSchema),
  more: z.boolean(),
})
export type QuickSearchGroup = z.output<typeof quickSearchGroupSchema>

export const quickSearch = endpoint({
  id: 'admin_find',
  tag: 'admin',
  summary:
    'The first records of every kind that hold all of these words, or name what does, as their lists would find them',
  ...adminAddresses.quickSearch,
  access: 'editor',
  query: z.strictObject({ q: queryText().max(MAX_QUICK_SEARCH_CHARACTERS).default('') }),
  response: z.array(quickSearchGroupSchema),
  errors: ['bad_input'],
})
