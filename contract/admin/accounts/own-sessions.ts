import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { endpoint } from '#contract/endpoint.ts'

const ownSession = z
  .object({
    id: z.string(),
    /** Browser and system, such as `Firefox · Windows`; empty if unknown. */
    device: z.string(),
    started_at: z.string(),
    /** Accurate to five minutes. */
    seen_at: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.output<typeof ownSession>

const common = { tag: 'account', access: 'own' } as const

export const listOwnSessions = endpoint({
  ...common,
  id: 'list_own_sessions',
  summary: 'Where who asks is logged in, the latest first',
  ...adminAddresses.listOwnSessions,
  response: z.array(ownSession),
  errors: [],
})
export const endOwnSession = endpoint({
  ...common,
  id: 'end_own_session',
  summary: 'Ends one of the own sessions',
  ...adminAddresses.endOwnSession,
  params: z.object({ id: z.string().min(1).max(100) }),
  response: null,
  errors: ['not_found'],
})
export const endOtherSessions = endpoint({
  ...common,
  id: 'end_other_sessions',
  summary: 'Ends all own sessions but the one that asks; answers how many there were',
  ...adminAddresses.endOtherSessions,
  response: z.object({ ended: z.int() }),
  errors: [],
})
