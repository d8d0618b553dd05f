import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase, Collapse } from '@mui/material'
import { Menu, useCanAccess, useSidebarState, useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'

/** Where each resource stands in the menu. */
const groups = {
  programme: ['productions', 'venues', 'works', 'composers', 'event-types', 'subscriptions'],
  school: ['courses', 'parent-groups', 'age-groups', 'instruments', 'instrument-groups', 'locations'],
  content: ['pages', 'news', 'people', 'images', 'files', 'faq', 'heroes', 'teasers', 'categories'],
  house: ['colors', 'redirects'],
} as const

export function AdminMenu() {
  const { canAccess: mayAdminister } = useCanAccess({ resource: 'settings', action: 'list' })
  return (
    <Menu sx={{ pb: 4, mt: 1 }}>
      <Menu.DashboardItem />
      {Object.entries(groups).map(([name, resources]) => (
        <MenuGroup key={name} name={name} resources={name === 'house' && mayAdminister ? [...resources, 'users', 'settings'] : resources} />
      ))}
    </Menu>
  )
}

function MenuGroup({ name, resources }: { name: string; resources: readonly string[] }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [isWide] = useSidebarState()
  const isHere = resources.includes(pathname.split('/')[2] ?? '')
  const [isKeptOpen, keepOpen] = useStore(`menu.${name}`, name !== 'house')
  const isOpen = isHere || isKeptOpen || !isWide
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {isWide && (
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => keepOpen(!isKeptOpen)}
          sx={{ width: '100%', justifyContent: 'space-between', px: 2, pt: 2, pb: 0.5, color: 'text.secondary', font: 'inherit', fontSize: '0.875rem' }}
        >
          {translate(`partitur.group.${name}`)}
          {isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
        </ButtonBase>
      )}
      <Collapse in={isOpen} component="ul" sx={{ p: 0, m: 0, '& .MuiCollapse-wrapperInner': { display: 'flex', flexDirection: 'column' } }}>
        {resources.map((resource) => (
          <Menu.ResourceItem key={resource} name={resource} />
        ))}
      </Collapse>
    </Box>
  )
}
