import { z } from 'zod'
import { fallbackSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

export const faqSchema = z.object({ id: z.int(), question: z.string(), answer: z.string(), category: z.string(), fallback: fallbackSchema })

export const listFaq = listEndpoint('listFaq', '/api/faq/', 'Frequent questions', faqSchema)
