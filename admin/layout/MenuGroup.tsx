import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { ButtonBase, Collapse, List } from '@mui/material'
import { useResourceDefinitions, useSidebarState, useStore, useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import { MenuLink } from './MenuLink.tsx'

/** Part of the menu that can be folded; the part one is in stays open. */
export function MenuGroup({ name, resources }: { name: string; resources: readonly string[] }) {
  const translate = useTranslate()
  const definitions = useResourceDefinitions()
  const { pathname } = useLocation()
  const [isWide] = useSidebarState()
  const isHere = resources.includes(pathname.split('/')[2] ?? '')
  const [isKeptOpen, keepOpen] = useStore(`menu.${name}`, name !== 'technical')
  const isOpen = isHere || isKeptOpen || !isWide
  return (
    <li>
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
      <Collapse in={isOpen}>
        <List disablePadding>
          {resources.map((resource) => (
            <MenuLink
              key={resource}
              to={`/admin/${resource}`}
              icon={definitions[resource]?.icon}
              text={translate(`resources.${resource}.name`, { smart_count: 2 })}
            />
          ))}
        </List>
      </Collapse>
    </li>
  )
}
