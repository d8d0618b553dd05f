import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { queryText } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { namedRecordSchema } from './named-record.ts'

export const FIND_CHARACTERS_MAX = 200

const foundKindSchema = z.object({ resource: z.string(), records: z.array(namedRecordSchema), more: z.boolean() })
export type FoundKind = z.output<typeof foundKindSchema>

export const findRecords = endpoint({
  id: 'admin_find',
  tag: 'admin',
  summary:
    'The first records of every kind that hold all of these words, or name what does, as their lists would find them',
  ...adminAddresses.findRecords,
  access: 'editor',
  query: z.strictObject({ q: queryText().max(FIND_CHARACTERS_MAX).default('') }),
  status: 200,
  response: z.array(foundKindSchema),
  errors: ['bad_input', 'unauthenticated'],
})
