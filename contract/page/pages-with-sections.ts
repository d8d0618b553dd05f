import { z } from 'zod'
import * as editorAddresses from '../addresses/editor.ts'
import { localeParams, paged, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'

const pageWithSectionsSchema = z.object({ title: z.string(), url: z.string() }).meta({ id: 'WrittenPage' })
export type PageWithSections = z.output<typeof pageWithSectionsSchema>

export const listPagesWithSections = endpoint({
  id: 'list_pages_with_sections',
  tag: 'sections',
  summary: 'Every page with sections, offline ones too',
  ...editorAddresses.listPagesWithSections,
  access: 'editor',
  params: localeParams,
  query: pageQuery,
  response: paged(pageWithSectionsSchema),
  errors: ['bad_input', 'not_found'],
})
