import { z } from 'zod'

export const recordSchema = z.looseObject({ id: z.union([z.number(), z.string()]) })
export type AdminRecord = z.output<typeof recordSchema>

export const recordsSchema = z.array(recordSchema)
