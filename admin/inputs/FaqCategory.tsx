import { SelectInput, useGetList } from 'react-admin'
import { LIST_MAX } from '#contract/admin/endpoints.ts'
import { textOf } from '../records.ts'
import { LineInput } from './LineInput.tsx'

const LIST_ID = 'faq-categories'

/** A word of one's own, or one that other questions have already. */
export function FaqCategoryInput() {
  const categories = useFaqCategories()
  return (
    <>
      <LineInput source="category" helperText="partitur.help.faqCategory" slotProps={{ htmlInput: { list: LIST_ID, maxLength: 100 } }} />
      <datalist id={LIST_ID}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}

export function FaqCategoryFilter({ source = 'category' }: { source?: string }) {
  const choices = useFaqCategories().map((category) => ({ id: category, name: category }))
  return <SelectInput source={source} choices={choices} translateChoice={false} />
}

function useFaqCategories(): string[] {
  const { data = [] } = useGetList('faq', { pagination: { page: 1, perPage: LIST_MAX }, sort: { field: 'order', order: 'ASC' } })
  return [...new Set(data.map((record) => textOf(record.category)))].filter((category) => category !== '')
}
