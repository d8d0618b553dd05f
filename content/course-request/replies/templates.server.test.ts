import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

const url = '/api/admin/reply-templates/'
const text = (name: string) => ({
  subject: 'Platz',
  text: `Liebe Familie {${name}},\nOrt: {${name === 'Name' ? 'Ort' : 'place'}}`,
})
const written = { de: text('Name'), en: text('name') }
const templateOf = (list: { templates: { kind: string }[] }, kind: string) =>
  list.templates.find((template) => template.kind === kind)
const toBody = (template: object, before: object = template) => ({ ...template, before })

test('the office changes a template, and our wording takes the change back', async () => {
  const { login } = await createTestApp()
  const office = await login('editor', ['school'])
  const { body: before } = await office.call('GET', url)
  const { ours } = templateOf(before, 'place') as unknown as { ours: object }
  const saved = await office.call('POST', `${url}place/`, { body: toBody(written, ours) })
  expect([saved.status, templateOf(saved.body, 'place')]).toMatchObject([200, { ours, current: { de: written.de } }])
  expect(templateOf(saved.body, 'trial')).toEqual(templateOf(before, 'trial'))
  const reset = await office.call('POST', `${url}place/`, { body: toBody(ours, written) })
  expect(templateOf(reset.body, 'place')).toMatchObject({ current: ours })
})

test('an unknown placeholder is refused at its field', async () => {
  const { login } = await createTestApp()
  const office = await login('editor', ['school'])
  const response = await office.call('POST', `${url}place/`, {
    body: {
      before: written,
      en: { subject: '{Kurs}', text: 'Hello {name}' },
      de: { subject: ' ', text: '{Kus}' },
    },
  })
  expect([response.status, Object.keys(response.body.errors).toSorted()]).toEqual([
    400,
    ['de.subject', 'de.text', 'en.subject'],
  ])
  expect(JSON.stringify(response.body.errors['de.text'])).toContain('{Kus}')
})

test('an outdated template is refused, other templates and settings are not', async () => {
  const { login } = await createTestApp()
  const [office, admin] = [await login('editor', ['school']), await login('admin')]
  const { body: before } = await office.call('GET', url)
  const oursOf = (kind: string) => (templateOf(before, kind) as unknown as { ours: object }).ours
  const { body: settings } = await admin.call('GET', '/api/admin/settings/')
  const save = async (kind: string) =>
    (await office.call('POST', `${url}${kind}/`, { body: toBody(written, oursOf(kind)) })).status
  expect([await save('place'), await save('trial'), await save('place')]).toEqual([200, 200, 409])
  expect(settings).not.toHaveProperty('reply_templates')
  const saved = await admin.call('POST', '/api/admin/settings/', {
    body: { ...settings, tag_manager_id: 'GTM-ABC1234' },
  })
  expect([saved.status, await save('waiting')]).toEqual([200, 200])
  expect(templateOf((await office.call('GET', url)).body, 'place')).toMatchObject({ current: { de: written.de } })
  const { body: log } = await admin.call('GET', '/api/admin/audit-log/')
  expect(JSON.stringify(log.results)).toContain('reply_place')
})

test('only the area of the school changes templates', async () => {
  const { login, call } = await createTestApp()
  const concerts = await login('editor', ['concerts'])
  expect((await concerts.call('GET', url)).status).toBe(403)
  expect((await concerts.call('POST', `${url}place/`, { body: toBody(written) })).status).toBe(403)
  expect((await call('GET', url)).status).toBe(401)
})
