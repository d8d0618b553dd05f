import { expect, test } from 'vitest'
import { demoImage } from '#modules/demo-record.ts'
import { toPictureSource } from '#modules/parts/picture-source.ts'
import { renderHtml } from '#tests/support/render-html.tsx'
import { Portrait } from './Portrait.tsx'

const renderPortrait = (duotone: boolean) =>
  renderHtml(<Portrait image={toPictureSource({ ...demoImage, duotone })} name="Mara Vogt" sizes="10rem" />, '/de')

test('a photograph is shown in two colours, a drawing in its own', async () => {
  expect(await renderPortrait(true)).toContain('data-duotone="true"')
  expect(await renderPortrait(false)).toContain('data-duotone="false"')
})

test('a person without a picture has initials', async () => {
  expect(await renderHtml(<Portrait image={null} name="Mara Elise Vogt" sizes="10rem" />, '/de')).toContain('>MV<')
})
