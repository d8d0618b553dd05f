import { createContext } from 'react'

/** Opens the consent settings, from the footer. */
export const CookieSettingsContext = createContext<() => void>(() => undefined)
