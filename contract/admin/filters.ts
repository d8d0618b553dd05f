import { z } from 'zod'

const ID_LIST = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/
const IDS_MAX = 1000
const ID_MAX = 2_147_483_647

/** `true`, `false`, `1` or `0`. */
export const yesNo = () => z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** One id, or several joined by commas. */
export const ids = () =>
  z
    .string()
    .regex(ID_LIST, 'id_list')
    .transform((text) => text.split(',').map(Number))
    .refine((list) => list.length <= IDS_MAX && list.every((id) => id <= ID_MAX), 'id_list')

/** A month in the house's time zone, such as `2026-12`. */
export const month = () => z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'month_form')

/** Monday 1 to Sunday 7. */
export const weekday = () => z.enum(['1', '2', '3', '4', '5', '6', '7']).transform(Number)

export const text = () => z.string().max(200)

/** What the list of every resource takes. */
export const commonFilters = { id: ids(), missing_en: yesNo(), dead_links: yesNo() }
