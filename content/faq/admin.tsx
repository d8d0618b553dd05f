import QuizIcon from '@mui/icons-material/Quiz'
import { defineAdmin } from '#admin/define-resource.tsx'
import { FaqCategoryFilter, FaqCategoryInput } from '#admin/inputs/FaqCategory.tsx'
import faq from './fields.ts'

export default defineAdmin(faq, {
  icon: QuizIcon,
  menu: { group: 'content', order: 6 },
  list: { filterInputs: { category: <FaqCategoryFilter key="category" source="category" /> } },
  elements: { category: <FaqCategoryInput /> },
})
