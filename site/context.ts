import { createContext } from 'react-router'
import type { User } from '#contract/account.ts'
import type { Client } from '#contract/client.ts'

/** What a loader may know of the world: the API, who asks, and the public origin. Set by the server for each request. */
export type Backend = {
  call: Client
  viewer: User | null
  origin: string
  /** Pages are cached whole, so inline scripts are allowed by hash and never carry a nonce. */
  nonceless: true
}

export const backendContext = createContext<Backend>()
