import { z } from 'zod'
import * as siteAddresses from './addresses/site.ts'
import { fallbackFieldsSchema } from './common.ts'
import { listEndpoint } from './endpoint.ts'

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  fallback: fallbackFieldsSchema,
})

export const listFaq = listEndpoint('list_faq_entries', siteAddresses.listFaq.path, 'Frequent questions', faqSchema)
