import CampaignIcon from '@mui/icons-material/Campaign'
import FeaturedPlayListIcon from '@mui/icons-material/FeaturedPlayList'
import { defineAdmin } from '#admin/define-resource.tsx'
import { hero, teaser } from './fields.ts'

export default [
  defineAdmin(hero, { icon: CampaignIcon, menu: { group: 'content', order: 7 } }),
  defineAdmin(teaser, { icon: FeaturedPlayListIcon, menu: { group: 'content', order: 8 } }),
]
