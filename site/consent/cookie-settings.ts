import { createContext } from 'react'

/** Opens the settings of the consent, from the footer. */
export const CookieSettingsContext = createContext<() => void>(() => undefined)
