import { expect, test } from 'vitest'
import type { Page } from '#contract/page/pages.ts'
import { openGraphImage, pageMeta } from './head.ts'
import { loadMessages } from './i18n/messages.ts'

test('share images use the og.jpg rendition', () => {
  expect(openGraphImage('/media/12/xlarge.avif?v=abc')).toBe('/media/12/og.jpg?v=abc')
  expect(openGraphImage('/media/12/og.jpg?v=abc')).toBe('/media/12/og.jpg?v=abc')
})

test("every URL in the head has the requested host's origin", async () => {
  await loadMessages('en')
  const head = pageMeta({ page, locale: 'en', origin: 'https://musikschule.example' })
  const addresses = head.flatMap((tag) =>
    Object.values(tag).filter((value): value is string => typeof value === 'string' && value.includes('://')),
  )
  expect(addresses).toEqual([
    'https://musikschule.example/en/lessons',
    'https://musikschule.example/de/unterricht',
    'https://musikschule.example/en/lessons',
    'https://musikschule.example/de/unterricht',
    'https://musikschule.example/en/lessons',
    'https://musikschule.example/share-school.jpg',
  ])
})

test.each([
  [
    'of a list',
    { listPage: 2, isNarrowed: false },
    ['/en/lessons?page=2', '/de/unterricht?page=2', '/en/lessons?page=2', '/de/unterricht?page=2'],
  ],
  ['of a filtered list', { listPage: 2, isNarrowed: true }, ['/en/lessons']],
])('page two %s names itself or the whole list as canonical', async (_, part, expected) => {
  await loadMessages('en')
  const head = pageMeta({ page, locale: 'en', origin: '', ...part })
  expect(head.flatMap((tag) => ('rel' in tag ? [tag.href] : []))).toEqual(expected)
})

const page: Page = {
  id: 1,
  urls: { de: '/de/unterricht', en: '/en/lessons' },
  content_type: 'page',
  container: { content_type: 'page', object_id: 1 },
  variant: 'school',
  title: 'Lessons',
  headline: 'Lessons',
  is_online: true,
  online_from: null,
  is_clickable: true,
  edition: 'everyday',
  editions: [],
  in_menu: true,
  in_footer: false,
  meta_title: '',
  meta_description: '',
  og_title: '',
  og_description: '',
  og_image: null,
  og_image_thumbs: null,
  og_type: '',
  modules: [],
  settings_url: null,
  breadcrumbs: [],
  fallback: [],
}
