import type { NodeBindings } from '#server/limits/drain-rejected-upload.ts'
import type { Deps, Viewer } from '#server/services/deps.ts'

/** `isPending`: a required second factor is not set up yet, so only the own account is accessible. */
export type Session = { viewer: Viewer; token: string; isPending: boolean }
export type FindSession = () => Promise<Session | null>

/** Besides the request: connection data, or for calls in process the page's session and client IP. */
export type CallEnv = NodeBindings & { findSession?: FindSession; address?: string }
export type ApiEnv = {
  Bindings: CallEnv
  Variables: { deps: Deps; authorised: Deps; sessionToken: string | null; pending: Viewer | null }
}
