import { z } from 'zod'
import { variantSchema } from '../common.ts'
import { dateScheduleSchema, ticketStateSchema } from '../event-dates.ts'
import {
  both,
  bothLinks,
  dateTime,
  line,
  online,
  optionalBoth,
  optionalLink,
  optionalReference,
  optionalRich,
  order,
  reference,
  references,
  requiredBoth,
  requiredLine,
  slug,
  webAddress,
} from './fields.ts'

export const pageTypes = ['page', 'home', 'courses', 'persons', 'news', 'link'] as const

const named = { name: requiredBoth(), order: order() }
const slugs = { slug_de: slug(), slug_en: slug() }
const externalId = z.string().max(200).nullable().default(null)

const stage = {
  variant: variantSchema,
  preline: optionalBoth(),
  headline: requiredBoth(),
  subline: optionalBoth(),
  text: optionalBoth(256),
  link: optionalLink(),
  link_text: optionalBoth(),
  image_id: optionalReference(),
  order: order(),
  is_online: online(),
}

const eventDateShape = {
  venue_id: reference(),
  date_start: dateTime(),
  date_end: dateTime(),
  ticket_link: webAddress(),
  status: dateScheduleSchema.default('scheduled'),
  tickets: ticketStateSchema.default('available'),
  status_note: optionalBoth(),
  moved_from_start: dateTime().nullable().default(null),
  moved_from_venue_id: optionalReference(),
  external_id: externalId,
}

export const eventDateBody = z
  .object({ id: z.int().positive().optional(), ...eventDateShape })
  .refine((date) => Date.parse(date.date_end) > Date.parse(date.date_start), { path: ['date_end'], error: 'after_start' })

export const courseDateBody = z
  .object({
    id: z.int().positive().optional(),
    location_id: reference(),
    date_start: dateTime(),
    date_end: dateTime(),
    rhythm: optionalBoth(),
  })
  .refine((date) => Date.parse(date.date_end) > Date.parse(date.date_start), { path: ['date_end'], error: 'after_start' })

/** What the back office sends for each of its resources: both languages at once, references as ids. */
export const bodies = {
  'event-types': z.object(named),
  subscriptions: z.object(named),
  'parent-groups': z.object(named),
  'age-groups': z.object(named),
  'instrument-groups': z.object(named),
  categories: z.object(named),
  instruments: z.object({ ...named, group_id: reference() }),
  locations: z.object({ ...named, address: line(), city: line() }),
  colors: z.object({ ...named, key: requiredLine(60), value: z.string().regex(/^#[0-9a-f]{6}$/i, 'color_form') }),
  faq: z.object({ question: requiredBoth(), answer: optionalRich(), category: line(100), order: order(), is_online: online() }),
  heroes: z.object(stage),
  teasers: z.object(stage),
  venues: z.object({
    name: requiredLine(),
    ...slugs,
    street: line(),
    postcode: line(20),
    city: line(),
    google_maps: webAddress(),
    description: optionalRich(),
    access: optionalRich(),
    image_id: optionalReference(),
    is_online: online(),
    external_id: externalId,
  }),
  composers: z.object({
    name: requiredLine(),
    sort_name: requiredLine(),
    born: z.int().min(800).max(2100).nullable().default(null),
    died: z.int().min(800).max(2100).nullable().default(null),
  }),
  works: z.object({
    composer_id: reference(),
    title: requiredBoth(),
    movements: z.array(z.string().trim().min(1).max(300)).max(60).default([]),
    minutes: z.int().min(1).max(600).nullable().default(null),
    external_id: externalId,
  }),
  people: z.object({
    first_name: line(),
    last_name: requiredLine(),
    ...slugs,
    is_instructor: z.boolean().default(false),
    is_soloist: z.boolean().default(false),
    is_employee: z.boolean().default(false),
    role: optionalBoth(),
    department: optionalBoth(),
    biography: optionalRich(),
    email: z.union([z.literal(''), z.email()]).default(''),
    phone: line(60),
    image_id: optionalReference(),
    instruments: references(),
    order: order(),
    is_online: online(),
    has_page: z.boolean().default(true),
    external_id: externalId,
  }),
  productions: z.object({
    name: requiredBoth(),
    name_subline: optionalBoth(),
    ...slugs,
    description: optionalRich(),
    additional_info: optionalBoth(1000),
    color_key: line(60),
    image_id: optionalReference(),
    type_id: reference(),
    is_online: online(),
    subscriptions: references(),
    dates: z.array(eventDateBody).max(200).default([]),
    programme: z
      .array(z.object({ id: z.int().positive().optional(), work_id: optionalReference() }))
      .max(100)
      .default([]),
    people: z
      .array(z.object({ id: z.int().positive().optional(), person_id: reference(), part: z.enum(['conductor', 'soloist']), instrument: optionalBoth() }))
      .max(100)
      .default([]),
    external_id: externalId,
  }),
  'event-dates': z.object({ production_id: reference(), ...eventDateShape }),
  courses: z.object({
    name: requiredBoth(),
    subline: optionalBoth(),
    ...slugs,
    description: optionalRich(),
    registration: optionalRich(),
    price: optionalBoth(),
    color_key: line(60),
    parent_group_id: reference(),
    image_id: optionalReference(),
    age_groups: references(),
    instruments: references(),
    instructors: references(),
    dates: z.array(courseDateBody).max(200).default([]),
    order: order(),
    is_online: online(),
  }),
  news: z.object({
    title: requiredBoth(),
    ...slugs,
    intro: optionalBoth(1000),
    body: optionalRich(),
    date: dateTime(),
    category_id: optionalReference(),
    image_id: optionalReference(),
    on_home: z.boolean().default(false),
    is_online: online(),
  }),
  pages: z.object({
    parent_id: optionalReference(),
    content_type: z.enum(pageTypes).default('page'),
    variant: variantSchema.nullable().default(null),
    ...slugs,
    link: bothLinks(),
    title: requiredBoth(),
    headline: optionalBoth(),
    is_online: online(),
    is_clickable: z.boolean().default(true),
    in_menu: z.boolean().default(false),
    in_footer: z.boolean().default(false),
    in_secondary: z.boolean().default(false),
    /** Not sent: the last of its siblings. */
    order: z.int().min(0).max(1_000_000).optional(),
    meta_title: optionalBoth(),
    meta_description: optionalBoth(500),
    og_title: optionalBoth(),
    og_description: optionalBoth(500),
    og_image_id: optionalReference(),
    og_type: line(40),
  }),
  redirects: z.object({
    old_path: z
      .string()
      .trim()
      .regex(/^\/[^/\\\s][^\\\p{Cc}]{0,998}$/u, 'old_path_form')
      .regex(/^[^?#]*$/, 'redirect_query'),
    new_path: z
      .string()
      .trim()
      .regex(/^(\/(?!\/)\S{0,999}|https?:\/\/\S{1,990})$/, 'new_path_form'),
  }),
  images: z.object({
    title: line(),
    alt: both(500).default({ de: '', en: '' }),
    decorative: z.boolean().default(false),
    credit: line(),
    focal_x: z.number().min(0).max(1).default(0.5),
    focal_y: z.number().min(0).max(1).default(0.5),
  }),
  files: z.object({ name: requiredLine() }),
} as const

export type ResourceName = keyof typeof bodies
