import type { TestApp } from '../app.ts'
import { totpCode } from '../browser/authenticator.ts'
import type { SampleCall } from './sample-call.ts'

type SampleContext = { app: TestApp; editor: Awaited<ReturnType<TestApp['login']>> }

/** Calls of account endpoints, and of the texts that an account translates. */
export async function accountSample({ app, editor }: SampleContext, id: string): Promise<SampleCall | null> {
  const json = async (method: string, path: string, body?: unknown) => (await editor.call(method, path, { body })).body
  const newUser = () =>
    json('POST', '/api/admin/users/', { email: `${crypto.randomUUID()}@house.example`, name: 'Neu', role: 'editor' })
  const newInvitation = async () => new URL((await newUser()).invitation.url).searchParams.get('token')
  const idOf = async (email: string) => (await json('GET', `/api/admin/users/?search=${email}`)).results[0].id
  switch (id) {
    case 'admin_get_user':
    case 'admin_delete_user':
    case 'admin_sign_out':
    case 'admin_create_invitation':
    case 'admin_revoke_invitation':
      return { path: { id: (await newUser()).id } }
    case 'admin_update_user':
    case 'admin_patch_user':
    case 'admin_put_user':
      return { path: { id: (await newUser()).id }, body: { name: 'Anders' } }
    case 'read_invitation':
      return { body: { token: await newInvitation() } }
    case 'accept_invitation':
      return { body: { token: await newInvitation(), name: 'Neu', password: 'lang-genug-hier' } }
    case 'start_second_factor':
    case 'turn_off_second_factor':
    case 'renew_recovery_codes':
      return {}
    case 'confirm_second_factor': {
      const { secret } = await json('POST', '/api/admin/two-factor/')
      return { body: { code: await totpCode(secret) } }
    }
    case 'admin_remove_second_factor': {
      const { email, headers } = await app.login('editor')
      const { secret } = (await app.call('POST', '/api/admin/two-factor/', { headers })).body
      await app.call('POST', '/api/admin/two-factor/confirm/', { headers, body: { code: await totpCode(secret) } })
      return { path: { id: await idOf(email) } }
    }
    case 'end_own_session': {
      await app.call('POST', '/de/pageeditor-api/login', { body: { email: editor.email, password: app.password } })
      const sessions: { id: string; is_current: boolean }[] = await json('GET', '/api/admin/sessions/')
      return { path: { id: sessions.find(({ is_current }) => !is_current)?.id } }
    }
    case 'end_other_sessions':
      await app.call('POST', '/de/pageeditor-api/login', { body: { email: editor.email, password: app.password } })
      return {}
    case 'finish_first_step':
      return { path: { step: 'help' } }
    case 'get_first_steps':
    case 'dismiss_first_steps':
      return {}
    case 'rename_own_account':
      return { body: { name: 'Neu' } }
    case 'admin_get_record_text': {
      const { id: page } = await json('POST', '/api/admin/pages/', { title: { de: crypto.randomUUID(), en: '' } })
      return { path: { resource: 'pages', id: page, field: 'title' } }
    }
    case 'admin_translate_record_text': {
      const page = await json('POST', '/api/admin/pages/', { title: { de: crypto.randomUUID(), en: '' } })
      const path = { resource: 'pages', id: page.id, field: 'title' }
      return { path, body: { english: 'Tickets', version: page.version } }
    }
    case 'admin_get_module_text': {
      const { id: page } = await json('POST', '/api/admin/pages/', { title: { de: crypto.randomUUID(), en: '' } })
      const place = { content_type: 'page', object_id: page }
      const { id: parent } = await json('POST', '/de/pageeditor-api/container/', place)
      const module = await json('POST', '/de/pageeditor-api/text/', { parent, content: '<p>Guten Tag</p>' })
      return { path: { id: module.id, field: 'content' } }
    }
    case 'change_password':
      return { body: { current: app.password, password: app.password } }
    case 'admin_reset_link':
      return { path: { id: await idOf((await app.login('editor')).email) } }
    case 'request_reset_link':
      return { body: { email: editor.email } }
    case 'reset_password': {
      const { url } = await json(
        'POST',
        `/api/admin/users/${await idOf((await app.login('editor')).email)}/reset-link/`,
      )
      return { body: { token: new URL(url).searchParams.get('token'), password: 'ein-anderes-passwort' } }
    }
    default:
      return null
  }
}
