import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldErrors } from '#contract/errors.ts'
import faq from '../faq/edit.ts'
import fullteaser from '../fullteaser/edit.ts'
import headline from '../headline/edit.ts'
import type { FormValues } from './input-props.ts'
import { ModuleForm } from './ModuleForm.tsx'

test('a form labels every field of its kind and the anchor', () => {
  const html = renderForm(headline, { headline_level: 2 })
  for (const label of ['Ebene', 'Vorzeile', 'Überschrift', 'Unterzeile', 'Anker'])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}`))
})

test('an invalid field is marked and described by its message', () => {
  const html = renderForm(headline, {}, { problems: { content: ['Bitte ausfüllen.'] } })
  const [, describedBy = ''] = /<input[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${describedBy}" `)
  expect(html).toContain('Bitte ausfüllen.')
})

test('a field without text shows the other language as placeholder', () => {
  const html = renderForm(headline, { content: '' }, { placeholders: { content: 'Night music' } })
  expect(html).toContain('placeholder="Night music"')
  expect(html).toContain('Noch nur in der anderen Sprache vorhanden')
})

test("a full teaser's description has four rows and retains overlong text", () => {
  expect(renderForm(fullteaser, {})).toMatch(/<textarea[^>]*rows="4"/)
  const formHtml = renderForm(fullteaser, { text: 'x'.repeat(268) })
  expect(formHtml).toContain('12 Zeichen zu viel')
  expect(formHtml).not.toMatch(/maxLength/i)
})

test('a select shows the stored choice by label', () => {
  expect(renderForm(headline, { headline_level: 3 })).toContain(
    '<option value="3" selected="">3 – Unterabschnitt</option>',
  )
})

test('a field excluded by another one is hidden', () => {
  expect(renderForm(faq, { source: 'own' })).not.toContain('Kategorie')
  expect(renderForm(faq, { source: 'back_office', category: 'Karten' })).toMatch(/<label[^>]*>Kategorie/)
})

test('a record link shows its type, a URL is shown as typed', () => {
  const linked = renderForm(fullteaser, { link: 'page:3', link_url: '/de/abonnements' })
  expect(linked).not.toContain('page:3')
  expect(linked).toMatch(/<input[^>]*readOnly=""[^>]*value="Seite"/)
  expect(linked).toContain('href="/de/abonnements"')
  const formHtml = renderForm(fullteaser, { link: 'https://karten.example', link_url: 'https://karten.example' })
  expect(formHtml).toContain('value="https://karten.example"')
  expect(formHtml).not.toContain('readOnly')
})

type FormOptions = { problems?: FieldErrors; placeholders?: Record<string, string> }

function renderForm(
  edit: typeof headline,
  values: FormValues,
  { problems = {}, placeholders = {} }: FormOptions = {},
): string {
  return renderToStaticMarkup(
    <ModuleForm
      edit={edit}
      locale="de"
      values={values}
      placeholders={placeholders}
      problems={problems}
      onChange={() => undefined}
      onSubmit={() => undefined}
      attempt={0}
    />,
  )
}
