import DashboardIcon from '@mui/icons-material/Dashboard'
import { Box, List } from '@mui/material'
import { useCanAccessResources, useSidebarState, useTranslate } from 'react-admin'
import { contentResources } from '../content.ts'
import { menuGroups } from '../define-resource.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'

export function AdminMenu() {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const { canAccess: may = {} } = useCanAccessResources({ resources: everything, action: 'list' })
  const groups = menuGroups.map((group) => ({ group, resources: inGroup(group).filter((resource) => may[resource]) }))
  return (
    <Box component="nav" aria-label={translate('partitur.app.menu')} sx={{ width: isWide ? 248 : 56 }}>
      <List disablePadding sx={{ mt: 1, pb: 4 }}>
        <MenuLink to="/admin" isExact icon={DashboardIcon} text={translate('ra.page.dashboard')} />
        {groups.map(({ group, resources }) => resources.length > 0 && <MenuGroup key={group} name={group} resources={resources} />)}
      </List>
    </Box>
  )
}

const technical = ['missing-paths', 'releases', 'timed', 'preview-links', 'bin', 'audit-log', 'users', 'settings', 'system']
const everything = [...contentResources.map(({ name }) => name), ...technical]

function inGroup(group: (typeof menuGroups)[number]): string[] {
  const content = contentResources.filter(({ menu }) => menu.group === group).map(({ name }) => name)
  return group === 'technical' ? [...content, ...technical] : content
}
