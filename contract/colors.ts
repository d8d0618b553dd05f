import { z } from 'zod'
import * as siteAddresses from './addresses/site.ts'
import { listEndpoint } from './endpoint.ts'

export const colorSchema = z.object({ id: z.int(), key: z.string(), name: z.string(), value: z.string() })

export const listColors = listEndpoint('list_colors', siteAddresses.listColors.path, 'Accent colours', colorSchema)
