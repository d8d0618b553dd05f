import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoImage } from '#modules/demo-record.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { loadFirstPictureEagerly } from './complete-page.server.ts'

const picture = renderToStaticMarkup(<Picture image={demoImage} sizes="100vw" />)
const inMain = (content: string) => `<body><header>${picture}</header><main class="a">${content}</main></body>`

test('only the first image of a page loads eagerly', () => {
  const now = picture.replace('loading="lazy"', 'loading="eager" fetchPriority="high"')
  expect(now).not.toBe(picture)
  expect(loadFirstPictureEagerly(inMain(`<p>$&</p>${picture}${picture}`)).join('')).toBe(
    inMain(`<p>$&</p>${now}${picture}`),
  )
})

test.each([inMain('<p>loading="lazy"</p>'), inMain('<img src="a.png" alt=">"/>'), `<body>${picture}</body>`, ''])(
  'a page without images is unchanged: %s',
  (body) => {
    expect(loadFirstPictureEagerly(body).join('')).toBe(body)
  },
)
