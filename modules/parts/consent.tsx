import { createContext } from 'react'

/** Whether a service may be called; the site provides it from the visitor's consent. */
export type Consent = { isAllowed(service: string): boolean; allowAlways(service: string): void }

export const ConsentContext = createContext<Consent>({ isAllowed: () => false, allowAlways: () => undefined })
