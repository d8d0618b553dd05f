import DashboardIcon from '@mui/icons-material/Dashboard'
import { Box, List } from '@mui/material'
import { useCanAccess, useSidebarState, useTranslate } from 'react-admin'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'

/** Where each resource stands in the menu. */
const groups = {
  programme: ['productions', 'venues', 'works', 'composers', 'event-types', 'subscriptions'],
  school: ['courses', 'parent-groups', 'age-groups', 'instruments', 'instrument-groups', 'locations'],
  content: ['pages', 'news', 'people', 'images', 'files', 'faq', 'heroes', 'teasers', 'categories'],
  technical: ['colors', 'redirects'],
} as const

export function AdminMenu() {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const { canAccess: mayAdminister } = useCanAccess({ resource: 'settings', action: 'list' })
  return (
    <Box component="nav" aria-label={translate('partitur.app.menu')} sx={{ width: isWide ? 248 : 56 }}>
      <List disablePadding sx={{ mt: 1, pb: 4 }}>
        <MenuLink to="/admin" isExact icon={DashboardIcon} text={translate('ra.page.dashboard')} />
        {Object.entries(groups).map(([name, resources]) => (
          <MenuGroup key={name} name={name} resources={name === 'technical' && mayAdminister ? [...resources, 'users', 'settings'] : resources} />
        ))}
      </List>
    </Box>
  )
}
