import { z } from 'zod'
import { listEndpoint } from '#contract/endpoint.ts'

export const colorSchema = z.object({ id: z.int(), key: z.string(), name: z.string(), value: z.string() })

export const listColors = listEndpoint('listColors', '/api/colors/', 'Accent colours', colorSchema)
