import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { endpoint } from '#contract/endpoint.ts'

const state = z
  .object({
    enabled: z.boolean(),
    /** The settings require it of this account. */
    required: z.boolean(),
    since: z.string().nullable(),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.output<typeof state>

const path = '/api/admin/two-factor/'
const common = { tag: 'account', access: 'own', path } as const
/** Returned once; only hashes are stored. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  ...common,
  id: 'get_second_factor',
  summary: 'Whether the own account has a second factor, and whether it has to',
  ...adminAddresses.getSecondFactor,
  response: state,
  errors: [],
})
export const startSecondFactor = endpoint({
  ...common,
  id: 'start_second_factor',
  summary: 'A new secret for an app; nothing is asked for until a code has shown that the app knows it',
  ...adminAddresses.startSecondFactor,
  response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
  errors: ['bad_input', 'stale_login'],
})
export const confirmSecondFactor = endpoint({
  ...common,
  id: 'confirm_second_factor',
  summary: 'The first code turns the second factor on; other sessions end. Answers the recovery codes, once',
  ...adminAddresses.confirmSecondFactor,
  body: z.object({ code: z.string().max(40) }),
  response: recoveryCodes,
  errors: ['bad_input', 'stale_login'],
})
export const renewRecoveryCodes = endpoint({
  ...common,
  id: 'renew_recovery_codes',
  summary: 'New recovery codes, answered once; the ones before no longer work',
  ...adminAddresses.renewRecoveryCodes,
  response: recoveryCodes,
  errors: ['bad_input', 'stale_login'],
})
export const turnOffSecondFactor = endpoint({
  ...common,
  id: 'turn_off_second_factor',
  summary: 'The password alone is enough again, unless the settings require a second factor',
  ...adminAddresses.turnOffSecondFactor,
  response: null,
  errors: ['bad_input', 'stale_login'],
})
