import { z } from 'zod'
import { lineText, linkText, optionalEmail } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { defaultToolbar, toolbarSets } from '../page/toolbar.ts'
import { optionalBothLines, optionalDay, webAddress } from './resources/fields.ts'

const socialSchema = z.object({ facebook: address(), instagram: address(), youtube: address() })
const hosts = z
  .array(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(:\d+)?$/, 'host_form'),
  )
  .max(20)
  .default([])

/** The module kinds a role may add; without any there is no toolbar. */
const toolbarSchema = z
  .array(z.enum(toolbarSets.full))
  .min(1)
  .max(toolbarSets.full.length)
  .default([...defaultToolbar])

/** How far the site meets the accessibility standard. */
export const conformityLevels = ['full', 'partial', 'none'] as const

export const settingsSchema = z.object({
  hosts: z.object({ orchestra: hosts, school: hosts }),
  social: z.object({ orchestra: socialSchema, school: socialSchema }),
  tag_manager_id: z
    .string()
    .trim()
    .regex(/^(GTM-[A-Z0-9]{4,12})?$/, 'tag_manager_form')
    .default(''),
  consent_services: z.array(z.string().max(40)).max(40).default([]),
  /** The accessibility statement besides the known barriers. */
  accessibility: z
    .object({
      conformity: z.enum(conformityLevels).nullable().default(null),
      tested_on: optionalDay(),
      method: optionalBothLines(1000),
      arbitration: optionalBothLines(1000),
      arbitration_link: webAddress(),
    })
    .prefault({}),
  toolbars: z.object({ editor: toolbarSchema, admin: toolbarSchema }).prefault({}),
  /** Without one they can only set it up. */
  second_factor_for_admins: z.boolean().default(false),
  /** Whether a new account starts with `collects`; each person may change it. */
  new_accounts_collect: z.boolean().default(false),
  contact: z.object({
    name: line(),
    street: line(),
    postcode: line(),
    city: line(),
    phone: line(),
    email: optionalEmail(),
  }),
})
export type Settings = z.output<typeof settingsSchema>

export const siteSettingsSchema = settingsSchema.omit({
  toolbars: true,
  second_factor_for_admins: true,
  new_accounts_collect: true,
})
export type SiteSettings = z.output<typeof siteSettingsSchema>

const storedSettings = settingsSchema.extend({ version: z.int() })
const settingsEndpoint = {
  tag: 'admin: settings',
  access: 'admin',
  path: '/api/admin/settings/',
  response: storedSettings,
} as const
export const getSettings = endpoint({
  ...settingsEndpoint,
  id: 'admin_get_settings',
  summary: 'The settings of the installation',
  method: 'GET',
  errors: [],
})
export const saveSettings = endpoint({
  ...settingsEndpoint,
  id: 'admin_save_settings',
  summary: 'Changes the settings',
  method: 'POST',
  body: settingsSchema.extend({ version: z.int().optional() }),
  errors: ['bad_input', 'conflict', 'stale_login'],
})

/** The part of the settings that every page needs. */
export const getSiteSettings = endpoint({
  id: 'get_site_settings',
  tag: 'pages',
  summary: 'Hosts, social links, consent services and contact of the organisation',
  method: 'GET',
  path: '/api/site-settings/',
  access: 'visitor',
  response: siteSettingsSchema,
  errors: [],
})

function address() {
  return z
    .union([
      z.literal(''),
      linkText()
        .check(z.url({ protocol: /^https$/ }))
        .max(500),
    ])
    .default('')
}

function line() {
  return lineText().max(200).default('')
}
