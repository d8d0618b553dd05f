import { ListItem, ListItemButton, ListItemIcon, ListItemText, type Theme, useMediaQuery } from '@mui/material'
import type { ComponentType } from 'react'
import { useSidebarState } from 'react-admin'
import { NavLink } from 'react-router'

type MenuLinkProps = { to: string; icon: ComponentType | undefined; text: string; isExact?: boolean }

/** One area; where the menu is narrowed to its icons, the name is still there for who cannot see them. */
export function MenuLink({ to, icon: Icon, text, isExact = false }: MenuLinkProps) {
  const [isWide, setWide] = useSidebarState()
  const isOverlay = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={isExact}
        title={isWide ? undefined : text}
        onClick={() => isOverlay && setWide(false)}
        sx={{
          py: 0.25,
          px: 1.5,
          minHeight: 40,
          borderLeft: '3px solid transparent',
          color: 'text.secondary',
          '&.active': {
            borderLeftColor: 'secondary.main',
            color: 'text.primary',
            fontWeight: 650,
            bgcolor: 'var(--color-surface-tint)',
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>{Icon && <Icon />}</ListItemIcon>
        <ListItemText primary={text} slotProps={{ primary: { noWrap: true, sx: { fontWeight: 'inherit' } } }} />
      </ListItemButton>
    </ListItem>
  )
}
