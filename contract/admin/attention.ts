import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { endpoint } from '../endpoint.ts'
import { namedRecordSchema } from './resources/named-record.ts'

const attentionItemSchema = z.object({
  resource: z.string(),
  finding: z.string(),
  /** Filters that show exactly these records in their list. */
  filter: z.record(z.string(), z.string()),
  count: z.int(),
  records: z.array(namedRecordSchema),
})
export type AttentionItem = z.output<typeof attentionItemSchema>

export const listAttention = endpoint({
  id: 'admin_attention',
  tag: 'admin',
  summary: 'What needs attention: of each finding how many records there are and the first of them',
  ...adminAddresses.listAttention,
  access: 'editor',
  response: z.array(attentionItemSchema),
  errors: [],
})
