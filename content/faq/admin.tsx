import QuizIcon from '@mui/icons-material/Quiz'
import { stateColumn } from '#admin/columns/State.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { BothRichInput } from '#admin/inputs/BothRichInput.tsx'
import { FaqCategoryFilter, FaqCategoryInput } from '#admin/inputs/FaqCategory.tsx'
import { OrderInput, Row } from '#admin/inputs/fields.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter } from '#admin/lists/filters.tsx'
import { localText } from '#admin/records.ts'

function FaqInputs() {
  return (
    <>
      <BothInput source="question" required />
      <BothRichInput source="answer" />
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
