import DashboardIcon from '@mui/icons-material/Dashboard'
import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  ButtonBase,
  Collapse,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import {
  Layout,
  type LayoutProps,
  useCanAccessResources,
  useGetIdentity,
  useNotify,
  useResourceDefinitions,
  useSidebarState,
  useStore,
  useTranslate,
} from 'react-admin'
import { NavLink, useLocation } from 'react-router'
import { inLocale } from '#model/define-record.ts'
import { contentResources } from '../content.ts'
import { useTickedScreens } from '../dashboard/first-steps/use-first-steps.ts'
import { menuGroups } from '../define-resource.tsx'
import { currentLanguage } from '../i18n/language.ts'
import { useAccountLanguage, useLanguage } from '../i18n/use-language.ts'
import { isPopup } from '../popup/popup.ts'
import { RequiredSecondFactor } from '../second-factor/RequiredSecondFactor.tsx'
import { SessionDialog } from '../sign-in/SessionDialog.tsx'
import { LeaveDialog } from '../unsaved/LeaveDialog.tsx'
import { useRefuseStrayFiles } from '../uploads/use-file-drop.ts'
import { AdminBar } from './AdminBar.tsx'

export function AdminLayout({ children }: LayoutProps) {
  useRefuseStrayFiles()
  useCleanPastes()
  useTickedScreens()
  useAccountLanguage()
  const { identity, isPending } = useGetIdentity()
  if (isPending) return null
  if (identity?.needsSecondFactor) return <RequiredSecondFactor />
  if (isPopup()) return <PopupFrame>{children}</PopupFrame>
  return (
    <Layout
      appBar={AdminBar}
      menu={AdminMenu}
      appBarAlwaysOn
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: { xs: '56px', md: '56px' } },
        '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 3 }, pt: 1, pb: 8 },
      }}
    >
      <ListIntroduction />
      {children}
      <SessionDialog />
      <LeaveDialog />
    </Layout>
  )
}

const loadLists = async () => (await import('../i18n/lists.ts')).lists

/** One sentence above each list, loaded with the first list; its line is kept free. */
function ListIntroduction() {
  const locale = useLanguage()
  const { pathname } = useLocation()
  const [, , name = '', ...rest] = pathname.split('/')
  const { data } = useQuery({ queryKey: ['lists'], queryFn: loadLists })
  const sentence = data?.[name]
  if (name === '' || rest.length > 0 || (data && !sentence)) return null
  return (
    <Typography sx={{ pt: 1, minHeight: '2rem', maxWidth: '65ch', color: 'text.secondary' }}>
      {sentence && inLocale(sentence, locale)}
    </Typography>
  )
}

/** The frame of popups: no menu, no account. */
function PopupFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="main"
      aria-label={translate('partitur.app.popupTitle')}
      sx={{ p: { xs: 1.5, md: 2 }, minHeight: '100vh', width: '100%' }}
    >
      {children}
      <SessionDialog />
      <LeaveDialog />
    </Box>
  )
}

function AdminMenu() {
  const translate = useTranslate()
  const [isWide] = useSidebarState()
  const { canAccess: may = {} } = useCanAccessResources({ resources: listNames, action: 'list' })
  const groups = menuGroups.map((group) => ({ group, resources: inGroup(group).filter((resource) => may[resource]) }))
  return (
    <Box component="nav" aria-label={translate('partitur.app.menu')} sx={{ width: isWide ? 248 : 56 }}>
      <List disablePadding sx={{ mt: 1, pb: 4 }}>
        <MenuLink to="/admin" isExact icon={DashboardIcon} text={translate('ra.page.dashboard')} />
        {groups.map(
          ({ group, resources }) =>
            resources.length > 0 && <MenuGroup key={group} name={group} resources={resources} />,
        )}
      </List>
    </Box>
  )
}

const technical = [
  'missing-paths',
  'releases',
  'timed',
  'preview-links',
  'bin',
  'audit-log',
  'users',
  'settings',
  'system',
]
const listNames = [...contentResources.map(({ name }) => name), 'translations', ...technical]

function inGroup(group: (typeof menuGroups)[number]): string[] {
  const content = contentResources.filter(({ menu }) => menu.group === group).map(({ name }) => name)
  if (group === 'technical') return [...content, ...technical]
  return group === 'content' ? [...content, 'translations'] : content
}

/** A collapsible menu group; the current one stays open. */
function MenuGroup({ name, resources }: { name: string; resources: readonly string[] }) {
  const translate = useTranslate()
  const definitions = useResourceDefinitions()
  const { pathname } = useLocation()
  const [isWide] = useSidebarState()
  const isHere = resources.includes(pathname.split('/')[2] ?? '')
  const [isUnfolded, setUnfolded] = useStore(`menu.${name}`, name !== 'technical')
  const isOpen = isHere || isUnfolded || !isWide
  return (
    <li>
      {isWide && (
        <ButtonBase
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{
            width: '100%',
            justifyContent: 'space-between',
            px: 2,
            pt: 2,
            pb: 0.5,
            color: 'text.secondary',
            font: 'inherit',
            fontSize: '0.875rem',
          }}
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

/** Sanitises pasted content in the back office; loaded after its first screen. */
function useCleanPastes(): void {
  const notify = useNotify()
  useEffect(() => {
    let stop: () => void = () => undefined
    let isGone = false
    void Promise.all([
      import('#modules/fields/rich-text/plain-paste.ts'),
      import('#modules/fields/rich-text/omitted-parts.ts'),
    ]).then(([{ cleanPlainPastes }, { formatLeftOut }]) => {
      if (!isGone)
        stop = cleanPlainPastes((leftOut) => notify(formatLeftOut(leftOut, currentLanguage()) ?? '', { type: 'info' }))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [notify])
}

type MenuLinkProps = { to: string; icon: ComponentType | undefined; text: string; isExact?: boolean }

/** In a menu collapsed to icons the names remain for screen readers. */
function MenuLink({ to, icon: Icon, text, isExact = false }: MenuLinkProps) {
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
