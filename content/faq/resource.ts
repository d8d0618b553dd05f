import type { ResourceDefinition } from '#server/services/resources/definition.ts'
import { equals } from '#server/services/resources/filters.ts'
import { faqs } from './table.ts'

const faqResource: ResourceDefinition = {
  name: 'faq',
  table: faqs,
  search: ['question', 'answer'],
  filters: { category: equals(faqs.category), is_online: equals(faqs.is_online) },
  orderings: { order: faqs.order, question: faqs.sort_text },
  defaultOrdering: 'order',
  richText: ['answer'],
}

export default faqResource
