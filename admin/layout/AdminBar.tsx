import DevicesIcon from '@mui/icons-material/Devices'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import HelpOutlineIcon from '@mui/icons-material/HelpOutline'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PasswordIcon from '@mui/icons-material/Password'
import PersonOutlineIcon from '@mui/icons-material/PersonOutline'
import PhonelinkLockIcon from '@mui/icons-material/PhonelinkLock'
import RefreshIcon from '@mui/icons-material/Refresh'
import TranslateIcon from '@mui/icons-material/Translate'
import {
  Button,
  CircularProgress,
  IconButton,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import {
  AppBar,
  Link,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLoading,
  useLocaleState,
  useLocales,
  useLogout,
  useRefresh,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { useLocation } from 'react-router'
import { helpPath } from '../help/chapters.ts'
import { useSetLanguage } from '../i18n/use-language.ts'
import { QuickSearchButton } from '../quick-search/QuickSearchButton.tsx'
import { clearUnsaved, confirmLeave } from '../unsaved/unsaved.ts'

export function AdminBar() {
  useTabTitle()
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  // With enough room the button shows the name, which its label must contain.
  const showsName = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const account = showsName ? `${translate('ra.auth.user_menu')}: ${identity?.fullName ?? ''}` : 'ra.auth.user_menu'
  return (
    <AppBar
      color="default"
      alwaysOn
      userMenu={
        <UserMenu label={account}>
          <OwnItem to="/admin/profile" icon={<PersonOutlineIcon fontSize="small" />} text="partitur.account.profile" />
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
          <QuickSearchButton />
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
      {/* Only plain text gets an ellipsis; on a phone a long name wraps, and three lines fit into the bar. */}
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
          display: { xs: '-webkit-box', sm: 'block' },
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          hyphens: 'auto',
          fontSize: { xs: '0.9375rem', sm: '1rem' },
          lineHeight: { xs: 1.2, sm: 1.5 },
        }}
      />
    </AppBar>
  )
}

function HelpLink() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <IconButton
      component={Link}
      to={helpPath(pathname)}
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

/** Asks first: logging out discards unsaved input, and the session to save it. */
function LogoutItem() {
  const logout = useLogout()
  const menu = useUserMenu()

  async function leave() {
    menu?.onClose()
    if (!(await confirmLeave())) return
    clearUnsaved()
    await logout(null, undefined, false)
  }

  return <Logout onClick={() => void leave()} />
}

/** A menu entry about the own account. */
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

/** On a phone the bar needs its room for the name of the screen; the profile has the language too. */
const wideOnly = { display: { xs: 'none', sm: 'inline-flex' } }

/** Reloads the screen. Changes by others would redraw a form, so it asks first. */
function RefreshButton() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const isLoading = useLoading()
  return (
    <IconButton
      color="inherit"
      aria-label={translate('ra.action.refresh')}
      aria-busy={isLoading}
      onClick={() => void confirmLeave().then((may) => may && refresh())}
      sx={wideOnly}
    >
      {isLoading ? <CircularProgress color="inherit" size={20} thickness={5} aria-hidden /> : <RefreshIcon />}
    </IconButton>
  )
}

/** The element in which react-admin writes the name of the screen. */
const SCREEN_NAME_ID = 'react-admin-title'

function useTabTitle(): void {
  const translate = useTranslate()
  const appTitle = translate('partitur.app.title')
  useEffect(() => {
    const element = document.getElementById(SCREEN_NAME_ID)
    if (!element) return
    const rename = () => {
      document.title = [element.textContent.trim(), appTitle].filter((part) => part !== '').join(' · ')
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [appTitle])
}

/** Switching the language redraws every screen, so an open form asks first. */
function LanguageMenu() {
  const languages = useLocales()
  const [locale] = useLocaleState()
  const setLanguage = useSetLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function choose(language: string) {
    setAnchor(null)
    if (language !== locale && (await confirmLeave())) setLanguage(language)
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<TranslateIcon />}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        sx={wideOnly}
      >
        {languages.find((language) => language.locale === locale)?.name}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language.locale}
            lang={language.locale}
            selected={language.locale === locale}
            onClick={() => void choose(language.locale)}
          >
            {language.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
