import QuizIcon from '@mui/icons-material/Quiz'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { FaqCategoryFilter, FaqCategoryInput } from '#admin/inputs/FaqCategory.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter } from '#admin/lists/filters.tsx'
import { localText } from '#admin/records.ts'

function FaqInputs() {
  return (
    <>
      <LocalisedInput source="question" required />
      <LocalisedRichInput source="answer" />
      <Row>
        <FaqCategoryInput />
        <OrderInput />
      </Row>
      <OnlineInput />
    </>
  )
}

const faq = defineResource({
  name: 'faq',
  menu: { group: 'content', place: 6 },
  icon: QuizIcon,
  list: {
    nameSource: 'question',
    sort: { field: 'order', order: 'ASC' },
    filters: [<FaqCategoryFilter key="category" source="category" />, onlineFilter],
    secondary: (record) => localText(record.category),
    columns: [{ source: 'category' }, { source: 'order', sortable: true, numeric: true }, stateColumn],
    bulk: <BulkActions canGoOnline />,
  },
  inputs: <FaqInputs />,
})

export default faq
