import QuizIcon from '@mui/icons-material/Quiz'
import { SelectInput, useGetList, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { defineAdmin } from '#admin/define-resource.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { localText } from '#admin/records.ts'
import { MAX_LIST_PAGE_SIZE } from '#contract/admin/resources/endpoints.ts'
import faq from './fields.ts'

export default defineAdmin(faq, {
  icon: QuizIcon,
  menu: { group: 'content', order: 6 },
  list: { filterInputs: { category: <FaqCategoryFilter key="category" source="category" /> } },
  elements: { category: <FaqCategoryInput /> },
})

const LIST_ID = 'faq-categories'

/** Free text with suggestions of existing categories. Modules select by category, so leaving one shows the effect. */
function FaqCategoryInput() {
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

function FaqCategoryFilter({ source = 'category' }: { source?: string }) {
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
