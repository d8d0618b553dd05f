import { z } from 'zod'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { endpoint } from '#contract/endpoint.ts'

export const firstSteps = ['profile', 'page', 'second-factor', 'list', 'search', 'help'] as const
export type FirstStep = (typeof firstSteps)[number]

/** Null once put away, and for accounts that are older than the steps. */
const firstStepsSchema = z.object({ done: z.array(z.enum(firstSteps)).nullable() })
export type FirstSteps = z.output<typeof firstStepsSchema>

const common = { tag: 'account', access: 'own' } as const

export const getFirstSteps = endpoint({
  ...common,
  id: 'get_first_steps',
  summary: 'The first steps that the own account has finished',
  ...adminAddresses.getFirstSteps,
  response: firstStepsSchema,
  errors: [],
})
export const finishFirstStep = endpoint({
  ...common,
  id: 'finish_first_step',
  summary: 'Ticks one of the first steps of the own account',
  ...adminAddresses.finishFirstStep,
  params: z.object({ step: z.enum(firstSteps) }),
  response: firstStepsSchema,
  errors: ['bad_input'],
})
export const dismissFirstSteps = endpoint({
  ...common,
  id: 'dismiss_first_steps',
  summary: 'Puts the first steps of the own account away for good',
  ...adminAddresses.dismissFirstSteps,
  response: null,
  errors: [],
})
