import DashboardIcon from '@mui/icons-material/Dashboard'
import { Box, List } from '@mui/material'
import { useCanAccess, useSidebarState, useTranslate } from 'react-admin'
import { contentResources } from '../content.ts'
import { menuGroups } from '../define-resource.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuLink } from './MenuLink.tsx'

export function AdminMenu() {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const { canAccess: mayAdminister } = useCanAccess({ resource: 'settings', action: 'list' })
  const { canAccess: hasDrafts } = useCanAccess({ resource: 'releases', action: 'list' })
  return (
    <Box component="nav" aria-label={translate('partitur.app.menu')} sx={{ width: isWide ? 248 : 56 }}>
      <List disablePadding sx={{ mt: 1, pb: 4 }}>
        <MenuLink to="/admin" isExact icon={DashboardIcon} text={translate('ra.page.dashboard')} />
        {menuGroups.map((group) => (
          <MenuGroup
            key={group}
            name={group}
            resources={[
              ...inGroup(group),
              ...(group === 'technical'
                ? [
                    'missing-paths',
                    ...(hasDrafts ? ['releases'] : []),
                    'timed',
                    'preview-links',
                    'bin',
                    ...(mayAdminister ? ['audit-log', 'users', 'settings', 'system'] : []),
                  ]
                : []),
            ]}
          />
        ))}
      </List>
    </Box>
  )
}

function inGroup(group: (typeof menuGroups)[number]): string[] {
  return contentResources.filter(({ menu }) => menu.group === group).map(({ name }) => name)
}
