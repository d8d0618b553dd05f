import type { NodeBindings } from '#server/drain-rejected-upload.ts'
import type { Deps, Viewer } from '#server/services/deps.ts'

/** With `isPending` the house asks a second factor that is not there yet: only the own account is open. */
export type Session = { viewer: Viewer; token: string; isPending: boolean }
export type FindSession = () => Promise<Session | null>

/** What a call carries beside its request: its network, or in process the session and the client's address of the page it is made for. */
export type CallEnv = NodeBindings & { findSession?: FindSession; address?: string }
export type ApiEnv = {
  Bindings: CallEnv
  Variables: { deps: Deps; authorised: Deps; sessionToken: string | null; pending: Viewer | null }
}
