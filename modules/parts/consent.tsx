import { createContext } from 'react'

/**
 * Whether a service may be loaded, and whether that can be stored; the site provides it from the visitor's consent.
 */
export type Consent = {
  isAllowed(service: string): boolean
  isOffered(service: string): boolean
  allowAlways(service: string): void
}

export const ConsentContext = createContext<Consent>({
  isAllowed: () => false,
  isOffered: () => true,
  allowAlways: () => undefined,
})
