import QuizIcon from '@mui/icons-material/Quiz'
import { stateColumn } from '../columns/State.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { BothRichInput } from '../inputs/BothRichInput.tsx'
import { FaqCategoryFilter, FaqCategoryInput } from '../inputs/FaqCategory.tsx'
import { OnlineInput, OrderInput } from '../inputs/fields.tsx'
import { BulkActions } from '../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter } from '../lists/filters.tsx'
import { defineResource } from './define-resource.tsx'

function FaqInputs() {
  return (
    <>
      <BothInput source="question" required />
      <BothRichInput source="answer" />
      <FaqCategoryInput />
      <OrderInput />
      <OnlineInput />
    </>
  )
}

export const faq = defineResource({
  name: 'faq',
  icon: QuizIcon,
  list: {
    nameSource: 'question',
    sort: { field: 'order', order: 'ASC' },
    filters: [<FaqCategoryFilter key="category" source="category" />, onlineFilter, missingEnglishFilter],
    columns: [{ source: 'category' }, { source: 'order', sortable: true, numeric: true }, stateColumn],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <FaqInputs />,
})
