import { z } from 'zod'
import * as editorAddresses from './addresses/editor.ts'
import { localeParams, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A page with sections; its address is empty where it has none. */
const writtenPageSchema = z.object({ title: z.string(), url: z.string() }).meta({ id: 'WrittenPage' })
export type WrittenPage = z.output<typeof writtenPageSchema>

export const listWrittenPages = endpoint({
  id: 'listWrittenPages',
  tag: 'sections',
  summary: 'Every page with sections, offline ones too',
  ...editorAddresses.listWrittenPages,
  access: 'editor',
  params: localeParams,
  query: pageQuery,
  status: 200,
  response: paged(writtenPageSchema),
  errors: ['bad_input', 'unauthenticated', 'not_found'],
})
