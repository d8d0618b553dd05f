import { z } from 'zod'
import { variantSchema } from '../common.ts'
import { dateScheduleSchema, ticketStateSchema } from '../event-dates.ts'
import { pageTypes } from './bodies.ts'

const ID_LIST = /^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/
const IDS_MAX = 1000
const ID_MAX = 2_147_483_647

/** `true`, `false`, `1` or `0`. */
const yesNo = () => z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

/** One id, or several joined by commas. */
const ids = () =>
  z
    .string()
    .regex(ID_LIST, 'id_list')
    .transform((text) => text.split(',').map(Number))
    .refine((list) => list.length <= IDS_MAX && list.every((id) => id <= ID_MAX), 'id_list')

const text = () => z.string().max(200)

/** What the list of every resource takes. */
export const commonFilters = { id: ids(), missing_en: yesNo() }

/** What else a list can be narrowed to; each a parameter of its own. */
export const filters = {
  'event-types': {},
  subscriptions: {},
  'parent-groups': {},
  'age-groups': {},
  'instrument-groups': {},
  categories: {},
  instruments: { group_id: ids() },
  locations: { city: text() },
  colors: { key: text() },
  faq: { category: text(), is_online: yesNo() },
  heroes: { variant: variantSchema, is_online: yesNo() },
  teasers: { variant: variantSchema, is_online: yesNo() },
  venues: { city: text(), is_online: yesNo(), external_id: text() },
  composers: { name: text() },
  works: { composer_id: ids(), external_id: text() },
  people: { is_instructor: yesNo(), is_soloist: yesNo(), is_employee: yesNo(), is_online: yesNo(), external_id: text() },
  productions: { past: yesNo(), type_id: ids(), is_online: yesNo(), external_id: text() },
  'event-dates': { production_id: ids(), venue_id: ids(), status: dateScheduleSchema, tickets: ticketStateSchema, past: yesNo(), external_id: text() },
  courses: { parent_group_id: ids(), is_online: yesNo() },
  news: { category_id: ids(), is_online: yesNo(), on_home: yesNo() },
  pages: { parent_id: ids(), is_online: yesNo(), in_menu: yesNo(), in_footer: yesNo(), content_type: z.enum(pageTypes) },
  redirects: { automatic: yesNo(), old_path: text() },
  images: { decorative: yesNo(), missing_alt: yesNo(), hash: text() },
  files: { mime: text() },
} as const satisfies Record<string, Record<string, z.ZodType>>
