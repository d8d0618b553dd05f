import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { i18nProvider } from './i18n/i18n-provider.ts'

/** Reduced motion: no transitions. Some parts of Material UI set their own durations. */
const noTransitions = {
  duration: { shortest: 0, shorter: 0, short: 0, standard: 0, complex: 0, enteringScreen: 0, leavingScreen: 0 },
  create: () => 'none',
}

/** On a phone react-admin styles its toolbars like cards. */
const unpainted = { styleOverrides: { root: { '@media (max-width:599.95px)': { backgroundColor: 'transparent' } } } }

/** The site's colours, surfaces and fonts, read from its tokens. */
export function adminTheme(): RaThemeOptions {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string) => tokens.getPropertyValue(name).trim()
  const ink = token('--color-text')
  const paper = token('--color-surface')
  const accent = token('--color-accent')
  const line = token('--color-line')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const control = token('--color-control-line')
  return {
    ...defaultLightTheme,
    sidebar: { width: 248, closedWidth: 56 },
    palette: {
      mode: 'light',
      primary: { main: ink, contrastText: paper },
      secondary: { main: accent, contrastText: token('--color-on-accent') },
      error: { main: token('--color-error') },
      success: { main: token('--color-success') },
      text: { primary: ink, secondary: token('--color-text-muted') },
      background: { default: paper, paper: token('--color-surface-raised') },
      divider: line,
    },
    shape: { borderRadius: 2 },
    ...(isStill ? { transitions: noTransitions } : {}),
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 15,
      h4: { fontFamily: 'var(--font-display)', fontWeight: 400, letterSpacing: '-0.018em' },
      h5: { fontFamily: 'var(--font-display)', fontWeight: 400, letterSpacing: '-0.018em' },
      h6: { fontFamily: 'var(--font-display)', fontWeight: 500, letterSpacing: '-0.01em' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...defaultLightTheme.components,
      // Keeps a focused element clear of the bars above and below.
      MuiCssBaseline: { styleOverrides: { html: { scrollPaddingTop: 72, scrollPaddingBottom: 88 } } },
      // With `hidden`, sticky elements would stick to the card; with `clip` it would grow with its content.
      MuiCard: { styleOverrides: { root: { overflow: 'clip', minWidth: 0 } } },
      // On phones a notice would lie on the save bar.
      MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 599.95px)': { bottom: 88 } } } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: control },
          root: { backgroundColor: token('--color-surface-raised') },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableTouchRipple: isStill } },
      MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: `1px solid ${line}` } } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: line, '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
          // Long words wrap, so that the table never exceeds the screen.
          body: { overflowWrap: 'anywhere' },
          head: { fontWeight: 600, color: token('--color-text-muted'), backgroundColor: 'transparent' },
        },
      },
      // Material UI puts the accessible name on the wrapper of a checkbox, but screen readers read the input.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            input: (owner: { 'aria-label'?: string }) => ({ 'aria-label': owner['aria-label'] }),
            root: () => ({ 'aria-label': undefined }),
          },
        },
      },
      MuiTablePagination: {
        defaultProps: { getItemAriaLabel: (position: string) => i18nProvider.translate(`ra.navigation.${position}`) },
      },
      RaEmpty: {
        styleOverrides: {
          root: {
            '& .RaEmpty-message': { opacity: 1, color: token('--color-text-muted') },
            '& .RaEmpty-icon': { width: '3rem', height: '3rem' },
            '& .MuiTypography-h4': { fontSize: '1.5rem' },
          },
        },
      },
      RaNotFound: {
        styleOverrides: {
          root: {
            '& .RaNotFound-icon': { display: 'none' },
            '& .RaNotFound-message': { opacity: 1, fontFamily: 'inherit' },
            '& h1': { fontFamily: 'var(--font-display)', fontSize: '2rem', fontWeight: 400, margin: '0 0 0.5rem' },
          },
        },
      },
      RaAccessDenied: {
        styleOverrides: {
          root: {
            '& .RaAccessDenied-icon': { width: '3rem', height: '3rem' },
            '& .RaAccessDenied-message': { opacity: 1 },
          },
        },
      },
      MuiLink: { defaultProps: { color: 'inherit' } },
      MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
      MuiTab: { styleOverrides: { root: { textTransform: 'none', fontSize: '1rem', minHeight: 48 } } },
      MuiAppBar: {
        styleOverrides: {
          root: {
            boxShadow: 'none',
            backgroundColor: token('--color-surface-raised'),
            color: ink,
            borderBottom: `1px solid ${line}`,
          },
        },
      },
      RaSimpleFormIterator: {
        defaultProps: { fullWidth: true },
        styleOverrides: {
          root: { '& .RaSimpleFormIterator-add': { flex: 1 }, '& .RaSimpleFormIterator-index': { textAlign: 'end' } },
        },
      },
      RaTopToolbar: unpainted,
      RaListToolbar: unpainted,
      RaToolbar: { styleOverrides: { root: { backgroundColor: paper, borderTop: `1px solid ${line}` } } },
    },
  }
}
