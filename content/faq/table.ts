import { tableOf } from '#server/db/table-of.ts'
import faq from './fields.ts'

export const faqs = tableOf(faq, 'faqs')
