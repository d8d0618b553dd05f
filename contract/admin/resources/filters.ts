import { z } from 'zod'

const ID_LIST = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/
const MAX_IDS = 1000
const MAX_ID = 2_147_483_647

export const booleanFilter = () =>
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** One id, or several joined by commas. */
export const idsFilter = () =>
  z
    .string()
    .regex(ID_LIST, 'id_list')
    .transform((text) => text.split(',').map(Number))
    .refine((list) => list.length <= MAX_IDS && list.every((id) => id <= MAX_ID), 'id_list')

export const monthFilter = () => z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'month_form')

export const weekdayFilter = () => z.enum(['1', '2', '3', '4', '5', '6', '7']).transform(Number)

export const textFilter = () => z.string().max(200)

export const commonFilters = {
  id: idsFilter(),
  missing_en: booleanFilter(),
  dead_links: booleanFilter(),
  collected: booleanFilter(),
}
