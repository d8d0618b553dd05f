import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import TranslateIcon from '@mui/icons-material/Translate'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useLocales } from 'react-admin'
import { mayLeave } from '../unsaved/unsaved.ts'

/** The language of the screen. Changing it draws every screen anew, so an open form asks first. */
export function LanguageMenu() {
  const languages = useLocales()
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  async function choose(language: string) {
    setAnchor(null)
    if (language !== locale && (await mayLeave())) setLocale(language)
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<TranslateIcon />}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        // On a phone the bar needs its room for the name of the screen.
        sx={{
          minWidth: 44,
          fontSize: { xs: 0, sm: '0.9375rem' },
          '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
          '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
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
