import DevicesIcon from '@mui/icons-material/Devices'
import HelpOutlineIcon from '@mui/icons-material/HelpOutline'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PasswordIcon from '@mui/icons-material/Password'
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLock'
import RefreshIcon from '@mui/icons-material/Refresh'
import {
  Button,
  CircularProgress,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { ReactNode } from 'react'
import {
  AppBar,
  Link,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLoading,
  useLocaleState,
  useLogout,
  useRefresh,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { FindButton } from '../find/FindButton.tsx'
import { forgetUnsaved, mayLeave } from '../unsaved/unsaved.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SCREEN_NAME_ID, useTabTitle } from './use-tab-title.ts'

export function AdminBar() {
  useTabTitle()
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  // Where there is room the button shows the name, and its label must hold what it shows.
  const showsName = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const account = showsName ? `${translate('ra.auth.user_menu')}: ${identity?.fullName ?? ''}` : 'ra.auth.user_menu'
  return (
    <AppBar
      color="default"
      alwaysOn
      userMenu={
        <UserMenu label={account}>
          <OwnItem
            to="/admin/password"
            icon={<PasswordIcon fontSize="small" />}
            text="partitur.action.changePassword"
          />
          <OwnItem
            to="/admin/second-factor"
            icon={<PhonelinkLockIcon fontSize="small" />}
            text="partitur.factor.title"
          />
          <OwnItem to="/admin/sessions" icon={<DevicesIcon fontSize="small" />} text="partitur.sessions.title" />
          <LogoutItem />
        </UserMenu>
      }
      toolbar={
        <>
          <FindButton />
          <HelpLink />
          <SiteLink />
          <LanguageMenu />
          <RefreshButton />
        </>
      }
      sx={{ '& .RaAppBar-toolbar': { minHeight: 56, px: { xs: 0.5, md: 1 } } }}
    >
      <Typography
        component={Link}
        to="/admin"
        variant="h6"
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          pr: 2,
          display: { xs: 'none', md: 'block' },
          width: 180,
          flexShrink: 0,
        }}
      >
        Partitur
      </Typography>
      {/* A long name ends in an ellipsis only where it is plain text; on a phone it wraps. */}
      <TitlePortal
        id={SCREEN_NAME_ID}
        variant="body1"
        component="h1"
        sx={{
          fontFamily: 'var(--font-text)',
          fontWeight: 600,
          letterSpacing: 0,
          '&& span': { display: 'inline' },
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          fontSize: { xs: '0.9375rem', sm: '1rem' },
          lineHeight: { xs: 1.2, sm: 1.5 },
        }}
      />
    </AppBar>
  )
}

function HelpLink() {
  const translate = useTranslate()
  return (
    <IconButton
      component={Link}
      to="/admin/help"
      color="inherit"
      aria-label={translate('partitur.guide.title')}
      title={translate('partitur.guide.title')}
    >
      <HelpOutlineIcon />
    </IconButton>
  )
}

function SiteLink() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <Button
      href={`/${locale}`}
      color="inherit"
      aria-label={translate('partitur.app.toSite')}
      startIcon={<OpenInNewIcon />}
      sx={{ minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <span aria-hidden="true">
        <Typography component="span" variant="button" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('partitur.app.toSite')}
        </Typography>
      </span>
    </Button>
  )
}

/** Logging out throws unsaved words away, and the session that could have saved them. */
function LogoutItem() {
  const logout = useLogout()
  const menu = useUserMenu()

  async function leave() {
    menu?.onClose()
    if (!(await mayLeave())) return
    forgetUnsaved()
    await logout(null, undefined, false)
  }

  return <Logout onClick={() => void leave()} />
}

/** A screen about the own account. */
function OwnItem({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to={to} onClick={() => menu?.onClose()}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{translate(text)}</ListItemText>
    </MenuItem>
  )
}

/** Asks the server anew. A form is drawn anew by it where somebody else has saved, so it asks first. */
function RefreshButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const isLoading = useLoading()
  return (
    <IconButton
      color="inherit"
      aria-label={translate('ra.action.refresh')}
      aria-busy={isLoading}
      onClick={() => void mayLeave().then((may) => may && refresh())}
    >
      {isLoading ? <CircularProgress color="inherit" size={20} thickness={5} aria-hidden /> : <RefreshIcon />}
    </IconButton>
  )
}
