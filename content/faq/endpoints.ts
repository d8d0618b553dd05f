import { z } from 'zod'
import * as siteAddresses from '#contract/addresses/site.ts'
import { fallbackFieldsSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  fallback: fallbackFieldsSchema,
})

export const listFaq = listEndpoint('listFaq', siteAddresses.listFaq.path, 'Frequent questions', faqSchema)
