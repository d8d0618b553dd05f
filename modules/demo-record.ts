import type { Locale } from '#config'
import type { Image } from '#contract/common.ts'
import { mediaUrl, thumbSizes } from '#contract/media/media.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ModuleDemo } from './define-edit.ts'

export const demoImage: Image = {
  id: 1,
  url: '/media/1/xlarge.jpg?v=abc',
  text: 'Streicher im Gegenlicht',
  copyright: 'Anna Lang',
  width: 2400,
  height: 1600,
  focal_x: 0.5,
  focal_y: 0.25,
  hash: 'abc',
  duotone: false,
}

/** A demo in API form; pictures and links are resolved. */
export function demoRecord(demo: ModuleDemo, locale: Locale, overrides: Record<string, unknown> = {}): ModuleRecord {
  const fields = { ...demo.fields[locale], ...overrides }
  const picture = typeof fields.image === 'number' ? demoImage : null
  const children = demo.children?.map((child, index) => ({ ...demoRecord(child, locale), id: 100 + index }))
  return {
    id: 1,
    kind: demo.kind,
    url: `/${locale}/pageeditor-api/${demo.kind}/1/`,
    version: 1,
    parent: 1,
    column: 0,
    order: 0,
    anchor: '',
    fallback: [],
    picture,
    image_url: picture?.url ?? '',
    thumbs: picture && Object.fromEntries(thumbSizes.map((size) => [size, mediaUrl(picture, size, 'jpg')])),
    link_url: typeof fields.link === 'string' ? fields.link : '',
    ...fields,
    ...(children ? { children } : {}),
  }
}
