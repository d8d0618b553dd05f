import { z } from 'zod'
import { areas } from '#model/areas.ts'
import * as editorAddresses from './addresses/editor.ts'
import { MAX_PASSWORD_CHARACTERS } from './admin/accounts/password.ts'
import { dateTime } from './admin/resources/fields.ts'
import { emailText, localeParams, localeSchema } from './common.ts'
import { endpoint } from './endpoint.ts'
import { toolbarSets } from './page/toolbar.ts'

/** spec §3, logged-in user. `admin_menus` are the back office's entries this user may open. */
export const userSchema = z.object({
  email: z.string(),
  username: z.string(),
  role: z.enum(['editor', 'admin']),
  areas: z.array(z.enum(areas)),
  /** Resources whose records and pages this user may write. */
  writes: z.array(z.string()),
  admin_menus: z.array(z.object({ title: z.string(), url: z.string() })),
  /** A required second factor is missing: until it is set up, nothing else is accessible. */
  needs_second_factor: z.boolean(),
  /** The module kinds that the settings offer to this role, in order. */
  toolbar: z.array(z.enum(toolbarSets.full)),
  /** Pages that this user writes on stay drafts until they are published: by choice, or for everyone (`versioning`). */
  collects: z.boolean(),
  drafts_for_all: z.boolean(),
  /** Language of the editor and the back office; null until it is chosen. */
  language: localeSchema.nullable(),
  /** Both languages of a page are edited side by side. */
  side_by_side: z.boolean(),
})
export type User = z.output<typeof userSchema>

export const getUser = endpoint({
  id: 'get_user',
  tag: 'account',
  summary: 'The logged-in user; 401 for a visitor',
  ...editorAddresses.getUser,
  access: 'own',
  params: localeParams,
  response: userSchema,
  errors: [],
})

export const login = endpoint({
  id: 'login',
  tag: 'account',
  summary:
    'Starts a session; sets the session and the csrftoken cookie. An account with a second factor answers `second_factor` until `code` comes along',
  ...editorAddresses.login,
  access: 'visitor',
  params: localeParams,
  body: z.object({
    email: emailText().max(254),
    password: z.string().min(1).max(MAX_PASSWORD_CHARACTERS),
    /** From the app, or a recovery code. */
    code: z.string().max(40).default(''),
    /** Skips the code in this browser for 30 days after its last login. */
    trust_device: z.boolean().default(false),
  }),
  response: userSchema,
  errors: ['bad_input', 'wrong_credentials', 'second_factor', 'too_many_requests'],
})

export const logout = endpoint({
  id: 'logout',
  tag: 'account',
  summary: 'Ends the session',
  ...editorAddresses.logout,
  access: 'own',
  params: localeParams,
  response: null,
  errors: [],
})

export const setPreferences = endpoint({
  id: 'set_preferences',
  tag: 'account',
  summary:
    'How this user edits: whether what they write on pages is public at once or collected until it is published, the language of the screens, and both languages side by side',
  ...editorAddresses.setPreferences,
  access: 'editor',
  params: localeParams,
  body: userSchema.pick({ collects: true, side_by_side: true }).extend({ language: localeSchema }).partial(),
  response: userSchema,
  errors: ['bad_input'],
})

export const setLookAheadTime = endpoint({
  id: 'set_look_ahead',
  tag: 'account',
  summary: 'At which time this session looks at the site, null for the present; sets or takes away the cookie',
  ...editorAddresses.setLookAheadTime,
  access: 'editor',
  params: localeParams,
  body: z.object({ at: dateTime().nullable() }),
  response: null,
  errors: ['bad_input'],
})
