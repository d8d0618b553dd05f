import { expect, test } from 'vitest'
import { renderKind } from '#tests/support/kinds/render-kind.tsx'
import { testSchema } from '#tests/support/kinds/schema-table.ts'
import { demo } from './demo.ts'
import schema from './schema.ts'

testSchema(schema, {
  valid: demo.fields.de,
  accepts: [
    ['no link and caption', { link: undefined, description: undefined }],
    ['portrait', { alias: 'vertical' }],
    ['an alias of the older variant', { alias: 'big' }],
  ],
  rejects: [
    ['no picture', { image: null }, 'image'],
    ['a picture that is no id', { image: 'x.jpg' }, 'image'],
    ['an id of 0', { image: 0 }, 'image'],
    ['an alias of neither variant', { alias: 'huge' }, 'alias'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'link'],
    ['a caption over 500', { description: 'x'.repeat(501) }, 'description'],
  ],
})

test('an image renders its format, alternative text, caption and credit', () => {
  const html = renderKind(demo, 'de')
  expect(html).toContain('width="1240" height="700"')
  expect(html).toContain('alt="Streicher im Gegenlicht"')
  expect(html).toContain('Die Streicher bei der Generalprobe in der Stadthalle')
  expect(html).toContain('Anna Lang')
})

test('a vertical image is cropped vertically', () => {
  expect(renderKind(demo, 'de', { overrides: { alias: 'vertical' } })).toContain('width="800" height="1000"')
})

test.each(['big', 'normal'])('an image of the older format %s is not cropped', (alias) => {
  const html = renderKind(demo, 'de', { overrides: { alias } })
  expect(html).toContain(`data-alias="${alias}"`)
  expect(html).not.toMatch(/horizontal|vertical/)
})
