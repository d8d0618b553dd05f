import { z } from 'zod'
import { resourceNames } from '#model/types.ts'
import * as adminAddresses from '../addresses/admin.ts'
import { endpoint } from '../endpoint.ts'

export const MAX_OPEN_TEXTS = 1000

/** A text of a record, or of a module on its page. */
const textShape = {
  resource: z.enum(resourceNames),
  record_id: z.int(),
  /** `note`, or `programme.12.note` in the row with that id. */
  field: z.string(),
  module: z.object({ kind: z.string(), id: z.int() }).nullable(),
}

const openTextsSchema = z.object({
  /** Number of all open texts; the list ends at a limit. */
  count: z.int(),
  texts: z.array(
    z.object({
      ...textShape,
      /** Title of the record that the text belongs to. */
      title: z.string(),
      /** `older`: the German text has changed since the English one was written. */
      state: z.enum(['missing', 'older']),
      /** When the record or module was last changed. */
      changed_at: z.string(),
      /** The beginning of the German text. */
      excerpt: z.string(),
    }),
  ),
})
export type OpenText = z.output<typeof openTextsSchema>['texts'][number]
export type OpenTexts = z.output<typeof openTextsSchema>

const textPairSchema = z.object({
  german: z.string(),
  english: z.string(),
  /** The German text that the English one was written for; null if it is the same or no version has it. */
  earlier: z.string().nullable(),
  format: z.enum(['line', 'lines', 'rich', 'table']),
  version: z.int(),
})
export type TextPair = z.output<typeof textPairSchema>

const recordTextParams = z.object({
  resource: z.enum(resourceNames),
  id: z.coerce.number().int().positive(),
  field: z.string().max(100),
})

const common = { tag: 'admin', access: 'editor' } as const

export const listOpenTexts = endpoint({
  ...common,
  id: 'admin_list_open_texts',
  summary: 'Texts without English, or with English for an older German text, that the account may write',
  ...adminAddresses.listOpenTexts,
  response: openTextsSchema,
  errors: [],
})
export const getRecordText = endpoint({
  ...common,
  id: 'admin_get_record_text',
  summary: 'One text of a record in both languages',
  ...adminAddresses.getRecordText,
  params: recordTextParams,
  response: textPairSchema,
  errors: ['bad_input', 'forbidden', 'not_found'],
})
export const translateRecordText = endpoint({
  ...common,
  id: 'admin_translate_record_text',
  summary: 'Saves the English of a record; unchanged English is confirmed to fit the German. `is_older` undoes that',
  ...adminAddresses.translateRecordText,
  params: recordTextParams,
  body: z.object({ english: z.string().max(100_000), is_older: z.boolean().default(false), version: z.int() }),
  response: textPairSchema,
  errors: ['bad_input', 'forbidden', 'not_found', 'conflict'],
})
export const getModuleText = endpoint({
  ...common,
  id: 'admin_get_module_text',
  summary: 'One text of a module in both languages, with the German one that the English one was written for',
  ...adminAddresses.getModuleText,
  params: z.object({ id: z.coerce.number().int().positive(), field: z.string().max(100) }),
  response: textPairSchema,
  errors: ['bad_input', 'forbidden', 'not_found'],
})
