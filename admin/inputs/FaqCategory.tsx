import { SelectInput, useGetList, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MAX_LIST_PAGE_SIZE } from '#contract/admin/resources/endpoints.ts'
import { localText } from '../records.ts'
import { LineInput } from './LineInput.tsx'

const LIST_ID = 'faq-categories'

/** Free text with suggestions of existing categories. Modules select by category, so leaving one shows the effect. */
export function FaqCategoryInput() {
  const translate = useTranslate()
  const categories = useFaqCategories()
  const stored = localText(useRecordContext()?.category)
  const typed: unknown = useWatch({ name: 'category' })
  const isLeft = stored !== '' && localText(typed) !== stored
  const help = isLeft ? translate('partitur.help.faqCategoryLeft', { category: stored }) : 'partitur.help.faqCategory'
  return (
    <>
      <LineInput source="category" helperText={help} slotProps={{ htmlInput: { list: LIST_ID, maxLength: 100 } }} />
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
  const { data = [] } = useGetList('faq', {
    pagination: { page: 1, perPage: MAX_LIST_PAGE_SIZE },
    sort: { field: 'order', order: 'ASC' },
  })
  return [...new Set(data.map((record) => localText(record.category)))].filter((category) => category !== '')
}
