import ArticleIcon from '@mui/icons-material/Article'
import { defineAdmin } from '#admin/define-resource.tsx'
import article from './fields.ts'

export default defineAdmin(article, { icon: ArticleIcon, menu: { group: 'content', order: 2 } })
