import { z } from 'zod'
import { idNameSchema } from '#contract/common.ts'
import { listEndpoint } from '#contract/endpoint.ts'

const instrumentGroupSchema = idNameSchema.extend({ instruments: z.array(idNameSchema) })

export const listInstrumentGroups = listEndpoint(
  'list_instrument_groups',
  '/api/instrument-groups/',
  'Instrument groups with their instruments',
  instrumentGroupSchema,
)
