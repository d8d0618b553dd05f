import { z } from 'zod'

export const recordSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })
export type AdminRecord = z.output<typeof recordSchema>

export const listSchema = z.object({ count: z.int(), results: z.array(recordSchema) })

export const usageSchema = z.array(
  z.object({ id: z.number(), places: z.array(z.object({ resource: z.string(), id: z.number(), title: z.string(), url: z.string().nullable() })) }),
)
